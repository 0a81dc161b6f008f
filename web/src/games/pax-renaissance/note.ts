/** The second line of an option: which card it is about, and the florins it costs me or brings. */
import { t } from "../../core/text.svelte";
import type { Table } from "../../core/table.svelte";
import type { Json, Offer } from "../../core/wire";

export function note(table: Table, offer: Offer, preview: Json): string[] {
  const parts: string[] = [];
  const card: unknown = preview.card;
  if (typeof card === "string" && card && !offer.text.includes(table.name("card", card)))
    parts.push(table.name("card", card));
  const mine = table.card?.seats[table.seat]?.word ?? "";
  const florins: unknown = preview.florins?.[mine];
  if (typeof florins === "number" && florins)
    parts.push(t("pax-note-florins", { count: Math.abs(florins), sign: florins < 0 ? "−" : "+" }));
  return parts;
}
