/** A table for tests: a position as the server tells it, with a person on the first seat and bots on the others. */
import { Table } from "./table.svelte";
import type { Decision, Json, Offer, Position, Threat } from "./wire";

export interface Moment {
  view: Json;
  offers: Offer[];
  threats: Threat[];
}

const SAID = { key: "", args: {} };

/** Seen from the seat that looks; without offers where it is only looked at. */
export function seated(game: string, components: Json, words: string[], moment: Moment, asked: boolean): Table {
  const { view, offers, threats } = moment;
  const seats = words.slice(0, (view.seats as unknown[]).length);
  const seat = seats.indexOf(view.viewer as string);
  const table = new Table("T");
  const decision: Decision = { number: 2, seat, prompt: SAID, text: "Well?", offers, instead: [] };
  table.box = { id: game, names: {}, components };
  table.card = {
    id: "T",
    game,
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
