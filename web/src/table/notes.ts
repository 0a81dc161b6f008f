/** The second line of an option: what it is about and what it costs me, as far as its preview says. */
import { t } from "../core/text.svelte";
import type { Table } from "../core/table.svelte";
import type { Offer } from "../core/wire";

/** A number with its sign, for what is gained or lost. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** The line; "" while there is nothing to say. */
export function note(table: Table, offer: Offer): string {
  const preview = table.preview(offer);
  if (!preview) return "";
  const parts: string[] = [];
  const card: unknown = preview.card;
  if (typeof card === "string" && card && !offer.text.includes(table.name("card", card)))
    parts.push(table.name("card", card));
  const mine = table.card?.seats[table.seat]?.word ?? "";
  const florins: unknown = preview.florins?.[mine];
  if (typeof florins === "number" && florins)
    parts.push(t("table-florins", { count: Math.abs(florins), sign: florins < 0 ? "−" : "+" }));
  for (const [good, change] of Object.entries<unknown>(preview.goods ?? {})) {
    if (typeof change === "number") parts.push(`${signed(change)} ${table.name("good", good)}`);
  }
  return parts.join(" · ");
}
