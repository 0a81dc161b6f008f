/** The names of the bots, as the server says them in the language of the user. */
import { api } from "../core/api";
import { t } from "../core/text.svelte";
import type { BotCard } from "../core/wire";

class Bots {
  all = $state.raw<BotCard[]>([]);

  async load(): Promise<void> {
    this.all = await api.get<BotCard[]>("/bots");
  }

  /** A bot in words; by its id as long as nothing better is known. */
  name(id: string): string {
    return t("table-bot", { name: this.all.find((bot) => bot.id === id)?.name ?? id });
  }
}

export const bots = new Bots();
