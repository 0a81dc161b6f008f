// What a view says about the map, as the parts of the drawing need it.
import type { Mark, Table } from "../../../core/table.svelte";
import { t } from "../../../core/text.svelte";
import type { City, Empire, View } from "../types";
import { heading, middle, plain, type Point } from "./drawn/geometry";

/** What the question on the table is about (signoria.games.pax.view). */
export interface Waiting {
  empire: string;
  tokens: string[];
  piece: string;
}

export interface MapView extends View {
  waiting: Waiting;
}

export type Border = View["borders"][string];

export const CITY_KINDS = ["city", "place"];
export const BORDER_KINDS = ["border", "place"];

/** Whether only a concession of the bank that looks stands there: what rivals do on the way leaves no mark on it. */
export function ours(view: MapView, border: Border): boolean {
  return border.concession !== "" && border.concession === view.viewer && border.pirate === "";
}

const NOBODY_WAITS: Waiting = { empire: "", tokens: [], piece: "" };
const PUTS = new Set(["place", "sail-to"]);

export function waitingOf(view: MapView): Waiting {
  return view.waiting ?? NOBODY_WAITS;
}

/** The token that an offer for this place would put there; "" where it would put none. */
export function ghost(mark: Mark, view: MapView, levy = ""): string {
  const verb = mark.offers[0]?.verb;
  if (verb === "raise") return levy;
  return verb && PUTS.has(verb) ? waitingOf(view).piece : "";
}

export interface Heap {
  token: string;
  count: number;
}

/** Equal tokens together, in the order they come. */
export function heaps(tokens: readonly string[]): Heap[] {
  const found = new Map<string, number>();
  for (const token of tokens) found.set(token, (found.get(token) ?? 0) + 1);
  return [...found].map(([token, count]) => ({ token, count }));
}

/** Whether there is anything to see of a city: the second place of Venice is there only for condottieri. */
export function shown(city: City): boolean {
  return city.exists || city.emporium !== "" || city.token !== "";
}

/** The pieces to be drawn beside the map: those that wait, and those that an offer names and nothing else shows. */
export function camp(table: Table, view: MapView): { empire: string; heaps: Heap[] } {
  const { empire, tokens } = waitingOf(view);
  if (!empire) return { empire, heaps: [] };
  const found = heaps(tokens);
  for (const offer of table.offers) {
    if (offer.domain !== "token" || found.some((heap) => heap.token === offer.thing)) continue;
    const lying = view.empires[empire]?.square.repressed?.filter((token) => token === offer.thing).length ?? 0;
    found.push({ token: offer.thing, count: Math.max(1, lying) });
  }
  return { empire, heaps: found };
}

/** How far apart the pieces of a camp stand. */
export function campStep(empire: string, count: number): number {
  return Math.min(30, (heading(empire).w - 30) / Math.max(1, count - 1));
}

/** Where on the map the thing of an offer or a refusal is; nothing for what is elsewhere, as a square in a tableau. */
export function whereabouts(view: MapView, kinds: string | readonly string[], thing: string): Point | undefined {
  for (const domain of typeof kinds === "string" ? [kinds] : kinds) {
    if (domain === "item" && view.empires[thing]?.keeper !== "throne") continue;
    const found = domain === "token" ? waitingOf(view).empire : "";
    const point = found ? heading(found) : middle(domain, thing);
    if (point) return { x: point.x, y: point.y };
  }
  return undefined;
}

// --- in words ---

export function cityLabel(table: Table, city: City): string {
  const name = table.name("city", city.city);
  if (city.token) return t("pax-map-city-token", { city: name, token: table.name("token", city.token) });
  if (city.emporium === "busted") return t("pax-map-city-busted", { city: name });
  return t("pax-map-city-levy", { city: name, token: table.name("token", city.levy) });
}

export function borderLabel(table: Table, word: string, border: Border): string {
  const name = table.name("border", word);
  const holders = [
    border.concession && t("pax-map-concession", { bank: table.name("bank", border.concession) }),
    border.pirate && table.name("token", border.pirate),
  ].filter(Boolean);
  const kind = t(border.sea ? "pax-map-sea" : "pax-map-land");
  return [`${name}, ${kind}`, holders.join(", ") || t("pax-map-free")].join(": ");
}

export function empireLabel(table: Table, word: string, empire: Empire): string {
  const name = table.name("empire", word);
  if (empire.faith === "medieval") return t("pax-map-medieval", { empire: name });
  return t("pax-map-theocracy", { empire: name, religion: table.name("religion", empire.faith) });
}

export function throneLabel(table: Table, word: string, empire: Empire): string {
  const name = table.name("empire", word);
  const side = t(empire.square.side === "republic" ? "pax-map-republic" : "pax-map-king");
  const lying = (empire.square.repressed ?? []).map((token) => table.name("token", token)).join(", ");
  const parts = [
    empire.keeper === "throne"
      ? t("pax-map-on-throne", { empire: name, side })
      : t("pax-map-held", { empire: name, side, bank: table.name("bank", empire.keeper) }),
    empire.suzerain && t("pax-map-vassal", { empire: table.name("empire", empire.suzerain) }),
    empire.square.bishop && t("pax-map-bishop", { token: table.name("token", empire.square.bishop) }),
    lying && t("pax-map-lying", { tokens: lying }),
  ];
  return parts.filter(Boolean).join("; ");
}

export function cityName(table: Table, word: string): string {
  return plain(table.name("city", word));
}
