// The games and bots on offer, asked for once in each language.
import { api } from "./api";
import { language } from "./text.svelte";
import type { BotCard, GameCard } from "./wire";

const offers = $state<{ games: GameCard[]; bots: BotCard[] }>({ games: [], bots: [] });

export function games(): GameCard[] {
  return offers.games;
}

export function gameOf(id: string): GameCard | undefined {
  return offers.games.find((game) => game.id === id);
}

export function bots(): BotCard[] {
  return offers.bots;
}

/** By its id as long as nothing better is known. */
export function botName(id: string): string {
  return offers.bots.find((bot) => bot.id === id)?.name ?? id;
}

const asked = new Map<string, Promise<[GameCard[], BotCard[]]>>();

/** The answer in a language, asked for again only where the server was away. */
function answer(spoken: string): Promise<[GameCard[], BotCard[]]> {
  const known = asked.get(spoken);
  if (known) return known;
  const fresh = Promise.all([
    api.get<GameCard[]>("/games", { language: spoken }),
    api.get<BotCard[]>("/bots", { language: spoken }),
  ]);
  asked.set(spoken, fresh);
  fresh.catch(() => asked.delete(spoken));
  return fresh;
}

/** An answer in another language than the one spoken now never takes the place of a later one. */
export async function loadOffers(): Promise<void> {
  const spoken = language();
  const [found, players] = await answer(spoken);
  if (spoken !== language()) return;
  offers.games = found;
  offers.bots = players;
}
