/** A table for tests: a position as the server tells it (positions.json), with its own offers or with others. */
import { Table } from "../../core/table.svelte";
import type { Box, Json, Offer, Position, Threat } from "../../core/wire";
import told from "./positions.json";

export type Name = keyof typeof told.positions;

const moments = told.positions as unknown as Record<Name, { view: Json; offers: Offer[]; threats: Threat[] }>;

export const previews: Record<string, Json> = told.previews;
export const names = { en: told.box.names.empire, pl: told.polish.empire };

export function viewAt(name: Name): Json {
  return structuredClone(moments[name].view);
}

export function stand(name: Name, offers: Offer[] = moments[name].offers): Table {
  const table = new Table("x");
  table.box = told.box as unknown as Box;
  table.online = true;
  const decision = { number: 2, seat: 0, text: "", offers };
  const { threats } = moments[name];
  table.now = { seat: 0, number: 1, position: 1, view: viewAt(name), decision, threats } as unknown as Position;
  return table;
}
