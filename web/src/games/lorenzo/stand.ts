/** A table for tests: a position as the server tells it (positions.json), and what is asked of the server. */
import { Table } from "../../core/table.svelte";
import type { Decision, Json, Offer, Position, Threat } from "../../core/wire";
import { COLOURS } from "./symbols";
import positions from "./positions.json";

export type Name = keyof typeof positions.positions;

const SAID = { key: "", args: {} };
const moments = positions.positions as unknown as Record<Name, { view: Json; offers: Offer[]; threats: Threat[] }>;
const boxes = positions.box as unknown as Record<string, Json>;

export function viewAt(name: Name): Json {
  return structuredClone(moments[name].view);
}

export function previewAt(name: Name, text: string): Json {
  return moments[name].offers.find((offer) => offer.text === text)?.preview ?? {};
}

/** A table at this position; without offers where it is only looked at. */
export function stand(name: Name, asked = true): Table {
  const { view, offers, threats } = moments[name];
  const seats = Object.keys(COLOURS).slice(0, (view.seats as unknown[]).length);
  const seat = seats.indexOf(view.viewer as string);
  const table = new Table("T");
  const decision: Decision = { number: 2, seat, prompt: SAID, text: "Well?", offers, instead: [] };
  table.box = { id: "lorenzo", names: {}, components: boxes[view.edition as string] ?? {} };
  table.card = {
    id: "T",
    game: "lorenzo",
    edition: view.edition,
    status: "running",
    seats: seats.map((word, at) => ({
      seat: at,
      name: at ? "" : "Anna",
      bot: at ? "greedy" : "",
      taken: true,
      mine: at === seat,
      resigned: false,
      word,
    })),
  } as unknown as Table["card"];
  table.now = {
    table: "T",
    seat,
    number: 1,
    position: 1,
    view,
    decision: asked ? decision : null,
    answer: null,
    decider: seat,
    deciders: [seat],
    undo: false,
    redo: false,
    outcome: null,
    threats,
    full: null,
  } satisfies Position;
  table.online = true;
  return table;
}
