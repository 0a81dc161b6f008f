/** The second line of an option: how its war would come out, what it changes, and which achievements it would meet. */
import { t } from "../../core/text.svelte";
import type { Table } from "../../core/table.svelte";
import type { Json, Offer } from "../../core/wire";
import { realm, signed, viewOf } from "./facts";
import type { Foretold, Odds } from "./types";

export function note(table: Table, _offer: Offer, preview: Json): string[] {
  const told = preview as Foretold;
  if (Array.isArray(told.war)) return forecast(table, told.war);
  if (told.war?.defence !== undefined)
    return [`${told.war.attack} : ${told.war.defence}`, t(told.war.holds ? "imp-short-holds" : "imp-short-falls")];
  const own = told.changes?.[viewOf(table).viewer] ?? {};
  const changes = Object.entries(own).map(([level, change]) => `${table.name("measure", level)} ${signed(change)}`);
  const met = (told.claims ?? []).map((goal) => table.name("achievement", goal));
  return met.length ? [...changes, t("imp-note-meets", { names: met.join(", ") })] : changes;
}

/** Of one war the sums and the chance; of several each opponent with the better of its two. */
function forecast(table: Table, war: Odds[]): string[] {
  const [one] = war;
  if (one && war.length === 1)
    return [
      `${one.attack} : ${one.least}${one.most > one.least ? `–${one.most}` : ""}`,
      t(`imp-odds-${one.odds}`, { chance: one.chance }),
    ];
  const rivals = [...new Set(war.map((odds) => odds.rival))];
  if (rivals.length === 1)
    return war.map(({ kind, chance }) => t("imp-note-war", { name: table.name("war", kind), chance }));
  return rivals.map((rival) => {
    const chance = Math.max(...war.filter((odds) => odds.rival === rival).map((odds) => odds.chance));
    return t("imp-note-war", { name: realm(table, rival), chance });
  });
}
