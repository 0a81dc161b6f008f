/** The second line of an option: what it costs and brings, and what comes with it. */
import { t } from "../../core/text.svelte";
import type { Table } from "../../core/table.svelte";
import type { Json, Offer } from "../../core/wire";
import { amounts, counted, signed } from "./facts";
import type { Foretold } from "./types";

export function note(_table: Table, _offer: Offer, preview: Json): string[] {
  const told = preview as Foretold;
  const more = (good: string, count: number): string => `${signed(count)} ${counted(good, count)}`;
  const parts = amounts(told.goods ?? {}).map(([good, change]) => more(good, change));
  for (const step of told.then ?? [])
    if (step.step === "privileges") parts.push(more("privilege", step.privileges ?? 1));
  if (told.excommunicated?.length) parts.push(t("lor-note-excommunicated"));
  const points = Object.values(told.forecast ?? {}).reduce((sum, change) => sum + change, 0);
  if (told.card && points) parts.push(t("lor-at-the-end", { points: signed(points) }));
  return parts;
}
