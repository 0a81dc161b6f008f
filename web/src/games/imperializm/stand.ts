/** A table for tests: a position as the server tells it (positions.json), and what is asked of the server. */
import { seated, type Moment } from "../../core/stand";
import type { Table } from "../../core/table.svelte";
import type { Json, Offer } from "../../core/wire";
import positions from "./positions.json";
import { COLOURS } from "./symbols";

export type Name = keyof typeof positions.positions;

const moments = positions.positions as unknown as Record<Name, Moment>;

export function viewAt(name: Name): Json {
  return structuredClone(moments[name].view);
}

/** The option of a position with these words. */
export function offerAt(name: Name, verb: string, thing = ""): Offer {
  const found = moments[name].offers.find((offer) => offer.verb === verb && (!thing || offer.thing === thing));
  if (!found) throw new Error(`no ${verb} ${thing} in ${name}`);
  return found;
}

/** A table at this position; without offers where it is only looked at. */
export function stand(name: Name, asked = true): Table {
  return seated("imperializm", positions.box as unknown as Json, Object.keys(COLOURS), moments[name], asked);
}

/** The table with an option looked at, and what the server foretells of it. */
export function looking(name: Name, verb: string, thing = ""): Table {
  const table = stand(name);
  const offer = offerAt(name, verb, thing);
  table.preview = (asked) => (asked.option === offer.option ? (offer.preview ?? null) : null);
  table.hot = table.offers.find((one) => one.option === offer.option) ?? null;
  return table;
}
