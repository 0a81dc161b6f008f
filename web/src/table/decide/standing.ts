/** Whom a table waits for, and how a game ended, each in one line. */
import { t } from "../../core/text.svelte";
import type { Outcome } from "../../core/wire";

export interface Named {
  title: string;
  player: string;
  card: { seat: number; mine: boolean };
}

/** A list of names in the language. */
export function names(list: readonly string[]): string {
  if (list.length < 2) return list[0] ?? "";
  return t("table-and", { many: list.slice(0, -1).join(", "), last: list.at(-1) ?? "" });
}

/** Whom the table waits for: one who thinks, several at once, or seats that nobody must know. */
export function waitingLine(deciders: readonly Named[]): string {
  if (!deciders.length) return t("table-waits-for-answers");
  if (deciders.length === 1) return t("table-thinks", { name: deciders[0]!.title });
  return t("table-waits", { names: names(deciders.map((seat) => seat.title)) });
}

/** Who won and how; without an outcome, why there is none. */
export function outcomeLine(outcome: Outcome | null, reason: string, seats: readonly Named[]): string {
  if (!outcome) return t(reason === "resigned" ? "table-over-resigned" : "table-over-agreed");
  const winners = seats.filter((seat) => outcome.winners.includes(seat.card.seat));
  if (!winners.length) return t("table-over-nobody", { how: outcome.text });
  if (winners.length === 1 && winners[0]!.card.mine)
    return t("table-over-you", { name: winners[0]!.title, how: outcome.text });
  return t("table-over-won", {
    names: names(winners.map((seat) => seat.title)),
    count: winners.length,
    how: outcome.text,
  });
}
