// What the lists of tables say: which is mine to move, whom we wait for, where a seat is free.
import type { GameCard, SeatCard, TableCard } from "../../core/wire";

export interface Mine {
  turns: TableCard[]; // my decision, the longest waiting first
  waiting: TableCard[]; // running, somebody else decides
  open: TableCard[]; // not begun
  branches: TableCard[]; // what-ifs
  over: TableCard[];
}

export function mySeats(card: TableCard): SeatCard[] {
  return card.seats.filter((seat) => seat.mine);
}

/** Whether the table waits for me: for a decision, or for my answer to a question of another. */
export function myTurn(card: TableCard): boolean {
  if (card.status !== "running") return false;
  const asked = card.pending;
  if (
    asked &&
    mySeats(card).some((seat) => !seat.resigned && seat.seat !== asked.seat && !asked.consents.includes(seat.seat))
  )
    return true;
  return mySeats(card).some((seat) => card.deciders.includes(seat.seat) && !seat.bot);
}

/** My tables as Home shows them, without those of lessons; those that are closed or frozen stay with the finished ones. */
export function sorted(cards: TableCard[]): Mine {
  const mine: Mine = { turns: [], waiting: [], open: [], branches: [], over: [] };
  for (const card of cards) {
    if (card.settings.lesson) continue;
    if (card.branch) mine.branches.push(card);
    else if (card.status === "open") mine.open.push(card);
    else if (card.status !== "running") mine.over.push(card);
    else if (myTurn(card)) mine.turns.push(card);
    else mine.waiting.push(card);
  }
  mine.turns.sort((a, b) => a.moved - b.moved);
  return mine;
}

/** Public tables that are not mine anyway: those with a free seat first, then those to watch. */
export function offered(cards: TableCard[]): TableCard[] {
  return cards
    .filter(
      (card) => !card.branch && mySeats(card).length === 0 && (card.status === "open" || card.status === "running"),
    )
    .sort((a, b) => Number(freeSeat(b) !== null) - Number(freeSeat(a) !== null) || b.moved - a.moved);
}

/** The first seat somebody could take. */
export function freeSeat(card: TableCard): number | null {
  if (card.status !== "open") return null;
  return card.seats.find((seat) => !seat.taken)?.seat ?? null;
}

/** The name of the game in the language of the list. */
export function gameName(games: GameCard[], id: string): string {
  return games.find((game) => game.id === id)?.name ?? id;
}

export type Ago = { unit: "now" | "minutes" | "hours" | "days"; count: number };

/** How long ago, in the biggest unit that fits. */
export function ago(then: number, now: number): Ago {
  const seconds = Math.max(0, now - then);
  if (seconds < 60) return { unit: "now", count: 0 };
  if (seconds < 3600) return { unit: "minutes", count: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { unit: "hours", count: Math.floor(seconds / 3600) };
  return { unit: "days", count: Math.floor(seconds / 86_400) };
}

const LOWEST = 768; // the height of a window for which the page is laid out

/** How many rows of a list are shown at first: those that a low window holds, and more in a higher one. */
export function fitting(fewest: number, row: number, height = LOWEST): number {
  return fewest + Math.max(0, Math.floor((height - LOWEST) / row));
}
