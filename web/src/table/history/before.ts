/** The game before a what-if began: its log goes on in the chronicle, at moments before the first. */
import { api, Refused } from "../../core/api";
import type { Entry, TableCard } from "../../core/wire";
import { inForce } from "../../core/log";

const PAGE = 500; // entries that the server gives at once

/** Entries of the game that count at the moment from which the what-if goes on; that moment is number 0 of both. */
export function recalled(entries: readonly Entry[], moment: number, begun: number): Entry[] {
  return inForce(entries.filter((entry) => entry.at <= begun))
    .filter((entry) => entry.position <= moment)
    .map((entry) => ({ ...entry, number: entry.number - entries.length, position: entry.position - moment }));
}

/** What happened before a table; nothing if it is no what-if, or nobody may see that game any more. */
export async function before(card: TableCard): Promise<Entry[]> {
  const moment = card.settings.moment;
  if (!card.branch || !card.origin) return [];
  const entries: Entry[] = [];
  try {
    let page: Entry[];
    do {
      page = await api.get<Entry[]>(`/tables/${card.origin}/entries`, { first: entries.length, count: PAGE });
      entries.push(...page);
    } while (page.length === PAGE);
  } catch (problem) {
    if (problem instanceof Refused && problem.status === 404) return [];
    throw problem;
  }
  return recalled(entries, moment, card.created);
}
