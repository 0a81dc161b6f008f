/** Whose tableau lies enlarged before us: another bank's until the next question, then our own again. */
import type { Table } from "../../core/table.svelte";

class Look {
  bank = $state("");
  at = $state(-2);
}

const looks = new WeakMap<Table, Look>();

function lookOf(table: Table): Look {
  const known = looks.get(table) ?? new Look();
  looks.set(table, known);
  return known;
}

/** The number of the question on the table. A look lasts as long as it does. */
function question(table: Table): number {
  return table.decision?.number ?? -1;
}

/** The bank that is looked at closely, "" for none. */
export function lookedAt(table: Table): string {
  const look = lookOf(table);
  return look.at === question(table) ? look.bank : "";
}

/** Look at a bank closely, or no longer. */
export function lookAt(table: Table, bank: string): void {
  const look = lookOf(table);
  look.bank = lookedAt(table) === bank ? "" : bank;
  look.at = question(table);
}
