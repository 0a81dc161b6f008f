/** Who sits where, in words. */
import type { Face } from "../core/face";
import { t } from "../core/text.svelte";
import type { Table } from "../core/table.svelte";
import type { SeatCard } from "../core/wire";
import { bots } from "./bots.svelte";

export interface Sitting {
  card: SeatCard;
  word: string; // its word in the game, as "fugger"
  title: string; // its name in the game, as "Fugger"; before the start, its number
  player: string; // who plays it, as "Giulia" or "bot"
  token: { symbol: string; colour: string };
}

const NOBODY = { symbol: "pawn-any", colour: "#8d8578" };

/** All seats of a table. */
export function sittings(table: Table, face: Face | null): Sitting[] {
  return (table.card?.seats ?? []).map((card) => ({
    card,
    word: card.word,
    title: card.word ? seatName(table, card.word) : t("table-seat", { seat: card.seat + 1 }),
    player: card.bot ? bots.name(card.bot) : card.name,
    token: (card.word && face?.tokens(card.word)) || NOBODY,
  }));
}

/** The name of a seat in the game: domains differ from game to game, so the first one that knows the word is taken. */
export function seatName(table: Table, word: string): string {
  for (const domain of ["bank", "colour", "seat"]) {
    const name = table.name(domain, word);
    if (name !== word) return name;
  }
  return word;
}
