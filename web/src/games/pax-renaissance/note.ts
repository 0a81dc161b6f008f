/** The second line of an option: how it would come out, which card it is about, and the florins it costs or brings. */
import { t } from "../../core/text.svelte";
import type { Table } from "../../core/table.svelte";
import type { Json, Offer } from "../../core/wire";
import type { Battle } from "./types";

export function note(table: Table, offer: Offer, preview: Json): string[] {
  const parts: string[] = [...outcome(table, (preview.battles ?? []) as Battle[])];
  const silenced = ((preview.silences ?? []) as string[]).map((item) => table.name("item", item));
  if (silenced.length) parts.push(t("pax-note-silences", { cards: silenced.join(", ") }));
  const card: unknown = preview.card;
  if (typeof card === "string" && card && !offer.text.includes(table.name("card", card)))
    parts.push(table.name("card", card));
  const mine = table.card?.seats[table.seat]?.word ?? "";
  const florins: unknown = preview.florins?.[mine];
  if (typeof florins === "number" && florins)
    parts.push(t("pax-note-florins", { count: Math.abs(florins), sign: florins < 0 ? "−" : "+" }));
  return parts;
}

/** How the battles would end that the option can start: each where they are few, else where there is a chance at all. */
function outcome(table: Table, battles: Battle[]): string[] {
  const told = new Map<string, { name: string; battle: Battle }>();
  for (const battle of battles) {
    const best = told.get(battle.empire);
    // An empire may be attacked in several ways, with the rooks or without: the best of them counts.
    if (!best || (battle.won && !best.battle.won))
      told.set(battle.empire, { name: table.name("empire", battle.empire), battle });
  }
  const each = [...told.values()];
  const won = each.filter((one) => one.battle.won);
  if (each.length > 1 && !won.length) return [t("pax-note-lost")];
  if (each.length > 2) return [t("pax-note-won", { empires: won.map((one) => one.name).join(", ") })];
  return each.map(({ name, battle }) =>
    t(battle.won ? "pax-note-victory" : "pax-note-defeat", {
      empire: name,
      attackers: battle.attackers.length,
      defenders: battle.defenders.length,
    }),
  );
}
