// The games and bots on offer, asked for once in each language.
import { api } from "../core/api";
import type { BotCard, GameCard } from "../core/wire";

const offers = $state<{ games: GameCard[]; bots: BotCard[] }>({ games: [], bots: [] });

export function games(): GameCard[] {
  return offers.games;
}

export function bots(): BotCard[] {
  return offers.bots;
}

export function botName(id: string): string {
  return offers.bots.find((bot) => bot.id === id)?.name ?? id;
}

/** The one that plays best. */
export function bestBot(): string {
  return offers.bots[0]?.id ?? "greedy";
}

let asked = 0;

/** An answer that was asked for earlier, as in another language, never takes the place of a later one. */
export async function loadOffers(): Promise<void> {
  asked += 1;
  const mine = asked;
  const [found, players] = await Promise.all([api.get<GameCard[]>("/games"), api.get<BotCard[]>("/bots")]);
  if (mine !== asked) return;
  offers.games = found;
  offers.bots = players;
}
