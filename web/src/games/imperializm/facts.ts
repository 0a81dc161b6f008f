/** Small questions about a position, answered from the view: no rules here. */
import type { Table } from "../../core/table.svelte";
import { t } from "../../core/text.svelte";
import type { Offer } from "../../core/wire";
import type { Amount, Components, Foretold, Need, SeatView, Threat, View } from "./types";

export const ICON: Readonly<Record<string, string>> = {
  gold: "imp-g-gold",
  food: "imp-g-food",
  textiles: "imp-g-textiles",
  spices: "imp-g-spices",
  oriental: "imp-g-oriental",
  industrial: "imp-g-industrial",
  weapons: "imp-g-weapons",
  shipyards: "imp-g-shipyards",
  army: "imp-s-army",
  fleet: "imp-s-fleet",
  prestige: "crown",
  glory: "imp-s-glory",
  lands: "imp-k-land",
  colonies: "imp-k-colony",
  territories: "imp-territories",
  ducats: "florin",
  land: "imp-k-land",
  colony: "imp-k-colony",
  conspiracy: "imp-k-conspiracy",
  event: "imp-k-event",
  special: "imp-k-special",
  "authority-positive": "imp-k-authority",
  "authority-negative": "imp-k-misrule",
  development: "imp-a-development",
  intrigue: "imp-a-intrigue",
  conquest: "imp-a-conquest",
  war: "imp-a-war",
  taxes: "imp-a-taxes",
};
/** The verbs of each action; those without a thing are known by their name. */
export const VERBS: Readonly<Record<string, string[]>> = {
  development: ["develop"],
  intrigue: ["play", "convert"],
  conquest: ["conquer"],
  war: ["declare"],
  taxes: ["tax"],
};
const SCENES: Readonly<Record<string, string>> = {
  norway: "fjord", scotland: "fjord", finland: "fjord", ireland: "fjord", newfoundland: "fjord",
  netherlands: "canal", rhineland: "canal", courland: "canal",
  moldavia: "steppe", ukraine: "steppe", hungary: "steppe", crimea: "steppe", caucasus: "steppe",
  mexico: "pyramid", peru: "pyramid",
  "cape-colony": "cape", angola: "cape", naples: "cape", greece: "cape", australia: "cape", hormuz: "cape",
  virginia: "forest", canada: "forest", livonia: "forest",
}; // prettier-ignore

export function viewOf(table: Table): View {
  return table.view as View;
}

export function boxOf(table: Table): Components {
  return table.components as Components;
}

/** Whether there is a position to draw: the view and the box arrive apart from each other. */
export function ready(table: Table): boolean {
  return Array.isArray(table.view.seats) && !!table.components.territories;
}

/** Whether the powers are still being chosen. */
export function settingUp(view: View): boolean {
  return view.seats.some((seat) => !seat.power);
}

/** The landscape on the card of a territory. */
export function scene(territory: string, kind: string): string {
  return `imp-v-${SCENES[territory] ?? (kind === "land" ? "castle" : "palms")}`;
}

/** The symbol of a faith; the two powers with a faith of their own have two different ones. */
export function faithIcon(faith: string, power: string): string {
  if (faith !== "own-faith") return `imp-f-${faith}`;
  return power === "russia" ? "imp-f-russia" : "imp-f-ottoman";
}

/** The seat that lies before us: our own, or the first one for those who watch. */
export function mine(view: View): SeatView {
  const found = view.seats.find((seat) => seat.seat === view.viewer) ?? view.seats[0];
  if (!found) throw new Error("a table without seats");
  return found;
}

/** The other seats, in the order in which they follow ours around the table. */
export function others(view: View): SeatView[] {
  const at = view.seats.indexOf(mine(view));
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}

/** The seats as columns of a table: ours first. */
export function columns(view: View): SeatView[] {
  return [mine(view), ...others(view)];
}

/** Those who stand at a level of a good or track, in the order of the seats. */
export function standing(view: View, level: string, at: number): SeatView[] {
  return view.seats.filter((seat) => seat.levels[level] === at);
}

/** How the option that is looked at, or waits to be confirmed, would change a level of ours. */
export function changeOf(table: Table, level: string): number {
  const offer = table.hot ?? table.selected;
  const told = offer ? (table.preview(offer) as Foretold | null) : null;
  return told?.changes?.[viewOf(table).viewer]?.[level] ?? 0;
}

/** Whether the option that is looked at would let us take an achievement. */
export function wouldMeet(table: Table, achievement: string): boolean {
  const offer = table.hot ?? table.selected;
  const told = offer ? (table.preview(offer) as Foretold | null) : null;
  return told?.claims?.includes(achievement) ?? false;
}

/** How much of what is asked for is there, from 0 to 1; what is there too much of does not help. */
export function share(needs: Need[]): number {
  const asked = needs.reduce((sum, need) => sum + need.needed, 0);
  const owned = needs.reduce((sum, need) => sum + Math.min(need.owned, need.needed), 0);
  return asked ? owned / asked : 1;
}

/** What is asked for, with what we have where the view tells it. */
export function needsOf(told: Need[] | undefined, printed: Amount[]): (Need | { measure: string; needed: number })[] {
  return told ?? printed.map(([measure, needed]) => ({ measure, needed }));
}

/** Whether any printed value is a reconstruction. */
export function reconstructed(origins: Record<string, string> | string[]): boolean {
  return Object.values(origins).includes("reconstructed");
}

/** What can be done now by one of these verbs. */
export function offersBy(table: Table, verbs: string[]): Offer[] {
  return table.offers.filter((offer) => verbs.includes(offer.verb));
}

/** Cards of a hand as they lie: territories first, each with how often it is there. */
export function handOf(box: Components, hand: string[]): { card: string; land: boolean }[] {
  const cards = hand.map((card) => ({ card, land: card in box.territories }));
  return [...cards.filter((one) => one.land), ...cards.filter((one) => !one.land)];
}

/** The name of the player on a seat; a bot goes by its colour, and so do all seats of a what-if, which are one person's. */
export function person(table: Table, word: string): string {
  const seat = table.card?.seats.find((one) => one.word === word);
  return (seat && !seat.bot && !table.card?.branch && seat.name) || table.name("colour", word);
}

/** The power of a seat by its name, or the colour while the powers are secret. */
export function realm(table: Table, word: string): string {
  const power = viewOf(table).seats.find((seat) => seat.seat === word)?.power;
  return power ? table.name("power", power) : table.name("colour", word);
}

/** With a sign, as changes are written. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** With a capital letter, where a name stands as a heading. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What takes the place of the cards on the board: a war that is under way, or the forecast of one. */
export function fought(table: Table): "war" | "odds" | "" {
  const view = viewOf(table);
  const elsewhere = table.offers.some((offer) => ["claim", "convert", "conquer", "take"].includes(offer.verb));
  if (view.war.attacker && !elsewhere) return "war";
  return ["enemy", "wage"].includes(view.doing.step ?? "") && table.offers.length ? "odds" : "";
}

/** What all ways to an achievement ask for. */
export function inEvery(ways: Amount[][]): Amount[] {
  if (ways.length < 2) return ways[0] ?? [];
  return (ways[0] ?? []).filter((need) => ways.every((way) => apart([need], way).length === 0));
}

/** What one way asks for besides. */
export function apart(way: Amount[], common: Amount[]): Amount[] {
  return way.filter(([measure, needed]) => !common.some((one) => one[0] === measure && one[1] === needed));
}

/** The rivals who lack little for an achievement, and how much. */
export function nearlyMet(table: Table, achievement: string): Threat[] {
  const view = viewOf(table);
  return view.threats.filter((one) => one.of === achievement && one.lacks > 0 && one.seat !== view.viewer);
}

/** A sentence for every rival whom one achievement could bring to the end field. */
export function endThreats(table: Table): string[] {
  return table.dangers.filter((one) => one.kind === "end" && one.lacks > 0).map((one) => one.text);
}
