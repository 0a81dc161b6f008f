/** Whose tableau lies enlarged before us: another bank's until the next question, then our own again. */
import { SvelteMap } from "svelte/reactivity";
import type { Table } from "../../core/table.svelte";

// By table: the bank, and the question during which it was chosen.
const looks = new SvelteMap<string, { bank: string; at: number }>();

/** The number of the question on the table. A look lasts as long as it does. */
function question(table: Table): number {
  return table.decision?.number ?? -1;
}

/** The bank that is looked at closely, "" for none. */
export function lookedAt(table: Table): string {
  const look = looks.get(table.id);
  return look?.at === question(table) ? look.bank : "";
}

/** Look at a bank closely, or no longer. */
export function lookAt(table: Table, bank: string): void {
  looks.set(table.id, { bank: lookedAt(table) === bank ? "" : bank, at: question(table) });
}
