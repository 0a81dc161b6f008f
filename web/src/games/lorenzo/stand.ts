/** A table for tests: a position as the server tells it (positions.json), and what is asked of the server. */
import { seated, type Moment } from "../../core/stand";
import type { Table } from "../../core/table.svelte";
import type { Json } from "../../core/wire";
import positions from "./positions.json";
import { COLOURS } from "./symbols";

export type Name = keyof typeof positions.positions;

const moments = positions.positions as unknown as Record<Name, Moment>;
const boxes = positions.box as unknown as Record<string, Json>;

export function viewAt(name: Name): Json {
  return structuredClone(moments[name].view);
}

export function previewAt(name: Name, text: string): Json {
  return moments[name].offers.find((offer) => offer.text === text)?.preview ?? {};
}

/** A table at this position; without offers where it is only looked at. */
export function stand(name: Name, asked = true): Table {
  const box = boxes[moments[name].view.edition as string] ?? {};
  return seated("lorenzo", box, Object.keys(COLOURS), moments[name], asked);
}
