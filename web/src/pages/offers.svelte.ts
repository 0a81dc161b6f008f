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

export async function loadOffers(): Promise<void> {
  const [found, players] = await Promise.all([api.get<GameCard[]>("/games"), api.get<BotCard[]>("/bots")]);
  offers.games = found;
  offers.bots = players;
}
