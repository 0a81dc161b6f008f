// What flies when something happens: tokens, concessions, pirates, squares and florins, from where they were to where
// they are. An event says what happened; where a piece stood it may leave to the views before and after.
import type { Flight } from "../../../core/face";
import type { EventCard, Json } from "../../../core/wire";
import { armsSymbol, tokenSymbol } from "../facts";
import { SIDES } from "../types";
import { BORDERS, CITIES } from "./drawn/geometry";
import type { MapView } from "./look";

const MOST_FLORINS = 6; // more are a shower in which nobody counts

interface About {
  word: (field: string) => string;
  number: (field: string) => number;
  before: MapView;
  after: MapView;
}
type Told = (about: About) => Flight[];

/** The data-thing of a place, which may be a city or a border. */
export function at(place: string): string {
  return `${place in BORDERS ? "border" : "city"}:${place}`;
}

function move(token: string, from: string, to: string): Flight {
  return { symbol: tokenSymbol(token), from, to, kind: "move" };
}

function fall(token: string, where: string): Flight {
  return { symbol: tokenSymbol(token), from: where, to: where, kind: "fall" };
}

function florins(count: number, from: string, to: string): Flight[] {
  return Array.from({ length: Math.min(count, MOST_FLORINS) }, () => ({
    symbol: "florin",
    from,
    to,
    kind: "coin" as const,
  }));
}

/** A square flies from its throne or tableau to wherever it lies afterwards. */
function square(empire: string): Flight[] {
  return [{ symbol: armsSymbol(empire), from: `item:${empire}`, to: `item:${empire}`, kind: "move" }];
}

/** Where a piece comes from that was not on the map: from the pieces that wait, else from a square, else from a bank. */
function origin(token: string, view: MapView, empires: readonly string[]): string {
  if (view.waiting?.tokens.includes(token)) return `token:${token}`;
  const lay = empires.find((empire) => view.empires[empire]?.square.repressed?.includes(token));
  return lay ? `item:${lay}` : `bank:${view.turn}`;
}

function empiresAt(place: string, view: MapView): string[] {
  const city = CITIES[place];
  return city ? [city.empire] : (view.borders[place]?.empires ?? []);
}

// The events of one move say only what fell; each place is left once.
const left = new WeakMap<object, Set<string>>();

/** Where a fallen token stood: a place, or a square on which it lay, that had it before and has it no more. */
export function grave(token: string, before: MapView, after: MapView): string | undefined {
  const known = left.get(before) ?? new Set<string>();
  left.set(before, known);
  const cities = (view: MapView): [string, string][] =>
    Object.values(view.empires).flatMap((empire) =>
      empire.cities.map((city): [string, string] => [`city:${city.city}`, city.token]),
    );
  const borders = (view: MapView): [string, string][] =>
    Object.entries(view.borders).map(([word, border]): [string, string] => [
      `border:${word}`,
      token.endsWith("-pawn") ? `${border.concession}-pawn` : border.pirate,
    ]);
  const now = new Map([...cities(after), ...borders(after)]);
  const gone = [...cities(before), ...borders(before)].find(
    ([where, stood]) => stood === token && now.get(where) !== token && !known.has(where),
  );
  const lay = (view: MapView, empire: string): number =>
    view.empires[empire]?.square.repressed?.filter((one) => one === token).length ?? 0;
  const where =
    gone?.[0] ??
    Object.keys(before.empires)
      .map((empire) => `item:${empire}`)
      .find((item) => {
        const empire = item.slice("item:".length);
        return lay(before, empire) > lay(after, empire) && !known.has(item);
      });
  if (where) known.add(where);
  return where;
}

const TOLD: Record<string, Told> = {
  deployed: ({ word, before }) => [move(word("token"), origin(word("token"), before, []), at(word("place")))],
  "repressed-at": ({ word }) => [move(word("token"), at(word("place")), `item:${word("empire")}`)],
  "killed-at": ({ word }) => [fall(word("token"), at(word("place")))],
  "bishop-entered": ({ word, before }) => [move(word("token"), `bank:${before.turn}`, `item:${word("item")}`)],
  "bishop-moved": ({ word }) => [move(word("token"), `item:${word("start")}`, `item:${word("goal")}`)],
  "diet-of-worms": ({ word }) => [
    fall(word("token"), `item:${word("item")}`),
    fall(word("other"), `item:${word("item")}`),
  ],
  pacified: ({ word }) => [fall(word("token"), `item:${word("empire")}`)],
  "taken-square": ({ word }) => square(word("empire")),
  "taken-as-vassal": ({ word }) => square(word("empire")),
  "to-throne": ({ word }) => square(word("empire")),
  emancipated: ({ word, before }) => [
    move(word("token"), origin(word("token"), before, empiresAt(word("place"), before)), at(word("place"))),
  ],
  fell: ({ word, before, after }) => {
    const where = grave(word("token"), before, after);
    return where ? [fall(word("token"), where)] : [];
  },
  settled: ({ word, before }) => [
    move(word("token"), origin(word("token"), before, empiresAt(word("place"), before)), at(word("place"))),
  ],
  "repressed-after": ({ word, before }) => [
    move(word("token"), origin(word("token"), before, []), `item:${word("empire")}`),
  ],
  crowned: ({ word }) => [
    { symbol: "rings", from: `card:${word("card")}`, to: `item:${word("empire")}`, kind: "move" },
  ],
  "route-shifted": ({ word }) => [
    { symbol: "busted", from: `city:${word("emporium")}`, to: `city:${word("closed")}`, kind: "move" },
  ],
  "levy-raised": ({ word }) => [move(word("token"), `empire:${CITIES[word("city")]?.empire}`, `city:${word("city")}`)],
  sailed: ({ word }) => [move(word("token"), `border:${word("start")}`, `border:${word("goal")}`)],
  "campaign-begun": ({ word, number }) => [
    ...florins(number("cost"), `florins:${word("seat")}`, `empire:${word("empire")}`),
    { symbol: "op-campaign", from: `empire:${word("king")}`, to: `empire:${word("empire")}`, kind: "move" },
  ],
  "beheaded-card": ({ word }) => [
    { symbol: "op-behead", from: `item:${word("target")}`, to: `item:${word("target")}`, kind: "fall" },
  ],
  bought: ({ word, number, before, after }) => [
    ...SIDES.flatMap((side) =>
      (before.slots?.[side] ?? []).flatMap((slot, column) =>
        florins(
          Math.max(0, (after.slots[side][column]?.florins ?? 0) - slot.florins),
          `florins:${word("seat")}`,
          `slot:${slot.slot}`,
        ),
      ),
    ),
    ...florins(number("gained"), `bank:${word("seat")}`, `florins:${word("seat")}`),
  ],
  sold: ({ word, number }) => florins(number("value"), `item:${word("item")}`, `florins:${word("seat")}`),
  subsidy: ({ word, number, before, after }) =>
    florins(number("florins"), fairCard(before, after), `florins:${word("seat")}`),
  profit: ({ word, number }) => florins(number("florins"), `border:${word("border")}`, `florins:${word("seat")}`),
  "pirate-profit": ({ word }) => [
    { symbol: "florin", from: `border:${word("border")}`, to: `border:${word("border")}`, kind: "fall" },
  ],
  "took-florin": ({ word }) => florins(1, `slot:${word("slot")}`, `florins:${word("seat")}`),
  "tax-paid": ({ word }) => florins(1, `florins:${word("seat")}`, `border:${word("border")}`),
  "tax-yielded": ({ word }) => [move(`${word("seat")}-pawn`, `border:${word("border")}`, `item:${word("empire")}`)],
  voted: ({ word, number }) => florins(number("cost"), `florins:${word("seat")}`, `empire:${word("empire")}`),
  "victory-activated": ({ word }) => [
    { symbol: "comet", from: `bank:${word("seat")}`, to: `victory:${word("victory")}`, kind: "move" },
  ],
};

/** The face-down card of the fair that was held. */
function fairCard(before: MapView, after: MapView): string {
  const side = SIDES.find((one) => after.done.includes(`fair-${one}`) && !before.done.includes(`fair-${one}`));
  return `slot:${side ?? "west"}-fair`;
}

/** The flights of an event; nothing for one that moves no piece. */
export function flights(event: EventCard, before: Json, after: Json): Flight[] {
  const word = (field: string): string => String(event.things[field] ?? "");
  const number = (field: string): number => Number(event.things[field] ?? 0);
  return TOLD[event.name]?.({ word, number, before: before as MapView, after: after as MapView }) ?? [];
}
