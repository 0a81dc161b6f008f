/** Who sits where, in words. */
import type { Face } from "../../core/face";
import { t } from "../../core/text.svelte";
import type { Table } from "../../core/table.svelte";
import type { SeatCard } from "../../core/wire";
import { botName } from "../../core/offers.svelte";

export interface Sitting {
  card: SeatCard;
  word: string; // its word in the game, as "red"
  title: string; // its name in the game, as "Red"; before the start, its number
  player: string; // who plays it, as "Giulia" or "bot"
  token: { symbol: string; colour: string };
}

const NOBODY = { symbol: "pawn-any", colour: "#8d8578" };

/** A bot in words, told from people. */
export function botTitle(id: string): string {
  return t("table-bot", { name: botName(id) });
}

/** All seats of a table. */
export function sittings(table: Table, face: Face | null): Sitting[] {
  return (table.card?.seats ?? []).map((card) => ({
    card,
    word: card.word,
    title: card.word ? table.name(face?.seats ?? "", card.word) : t("table-seat", { seat: card.seat + 1 }),
    player: card.bot ? botTitle(card.bot) : table.card?.branch ? "" : card.name, // all seats of a what-if are mine
    token: (card.word && face?.tokens(card.word)) || NOBODY,
  }));
}
