/** Why a choice could not be taken back, as a sentence. */
import { why, type Confirming } from "../../core/confirm";
import { t } from "../../core/text.svelte";
import type { Table } from "../../core/table.svelte";
import type { Offer } from "../../core/wire";
import type { Sitting } from "../people/seats";

/** What is said before an offer is chosen; "" if it can be taken back and nobody wants to be asked. */
export function reason(table: Table, offer: Offer, seats: readonly Sitting[], wish: Confirming): string {
  const preview = table.preview(offer);
  const found = why(preview, wish);
  if (found === "none") return "";
  const next = String(preview?.asks ?? "");
  const name = seats.find((seat) => seat.word === next)?.title ?? next;
  return t(`table-confirm-${found}`, { name, what: table.name("chance", String(preview?.chance ?? "")) });
}
