/** A table for tests: a position as the server tells it (positions.json), and what is asked of the server. */
import { Table } from "../../core/table.svelte";
import type { Decision, Json, Offer, Position, Threat } from "../../core/wire";
import positions from "./positions.json";
import { COLOURS } from "./symbols";

export type Name = keyof typeof positions.positions;

const SAID = { key: "", args: {} };
const moments = positions.positions as unknown as Record<Name, { view: Json; offers: Offer[]; threats: Threat[] }>;

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
  const { view, offers, threats } = moments[name];
  const seats = Object.keys(COLOURS).slice(0, (view.seats as unknown[]).length);
  const seat = seats.indexOf(view.viewer as string);
  const table = new Table("T");
  const decision: Decision = { number: 2, seat, prompt: SAID, text: "Well?", offers, instead: [] };
  table.box = { id: "imperializm", names: {}, components: positions.box as unknown as Json };
  table.card = {
    id: "T",
    game: "imperializm",
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

/** The table with an option looked at, and what the server foretells of it. */
export function looking(name: Name, verb: string, thing = ""): Table {
  const table = stand(name);
  const offer = offerAt(name, verb, thing);
  table.preview = (asked) => (asked.option === offer.option ? (offer.preview ?? null) : null);
  table.hot = table.offers.find((one) => one.option === offer.option) ?? null;
  return table;
}
