/** Small questions about a position, answered from the view: no rules here. */
import { t } from "../../core/text.svelte";
import type { Table } from "../../core/table.svelte";
import type { Amount, Components, Counts, Need, SeatView, View } from "./types";

export const ROMAN = ["", "I", "II", "III"];
export const ORDER = ["coin", "wood", "stone", "servant", "military", "faith", "vp", "privilege"];
export const ICON: Readonly<Record<string, string>> = {
  coin: "florin",
  wood: "res-wood",
  stone: "res-stone",
  servant: "res-servant",
  military: "res-military",
  faith: "res-faith",
  vp: "res-vp",
  privilege: "res-privilege",
  harvest: "res-harvest",
  production: "res-production",
  territory: "lor-territory",
  building: "lor-building",
  character: "lor-character",
  venture: "lor-venture",
  any: "lor-any",
};

export function viewOf(table: Table): View {
  return table.view as View;
}

export function boxOf(table: Table): Components {
  return table.components as Components;
}

/** Whether there is a position to draw: the view and the box arrive apart from each other. */
export function ready(table: Table): boolean {
  return Array.isArray(table.view.seats) && Array.isArray(table.components.towers);
}

/** The seat whose board lies before us: our own, or the first one for those who watch. */
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

/** "red-white" is the white member of red. */
export function seatOf(member: string): string {
  return member.split("-")[0] ?? "";
}

/** Members in the palace: seats in the order of the line, each with all of its members. */
export function inLine(members: string[], line: string[]): string[] {
  const place = (member: string): number => line.indexOf(seatOf(member));
  return [...members].sort((one, two) => place(one) - place(two));
}

/** Counts as amounts, in the order that goods always have. */
export function amounts(counts: Counts): Amount[] {
  return ORDER.filter((good) => counts[good]).map((good) => [good, counts[good] ?? 0]);
}

/** How much of what a leader asks for is there, from 0 to 1; what is there too much of does not help. */
export function share(needs: Need[]): number {
  const asked = needs.reduce((sum, need) => sum + need.number, 0);
  const owned = needs.reduce((sum, need) => sum + Math.min(need.owned ?? 0, need.number), 0);
  return asked ? owned / asked : 1;
}

/** Who is best in each category, where anybody has anything and not all are equal. */
export function leading(seats: SeatView[], category: string): Set<string> {
  const values = seats.map((seat) => seat.forecast[category] ?? 0);
  const most = Math.max(...values);
  if (values.every((value) => value === most)) return new Set();
  return new Set(seats.filter((seat) => (seat.forecast[category] ?? 0) === most).map((seat) => seat.seat));
}

/** How far a number is along a track, in percent. */
export function along(value: number, end: number): number {
  return Math.max(0, Math.min(100, (100 * value) / end));
}

/** The end of the military track: enough for everybody, in steps of five. */
export function strongest(view: View): number {
  const most = Math.max(...view.seats.map((seat) => seat.goods.military ?? 0));
  return Math.max(20, Math.ceil(most / 5) * 5);
}

/** The leaders of a seat that can be seen, with where each lies. */
export type Lies = "hand" | "played" | "used" | "discarded";
export function leadersOf(seat: SeatView): { leader: string; lies: Lies }[] {
  const lying = (leaders: string[], lies: Lies): { leader: string; lies: Lies }[] =>
    leaders.map((leader) => ({ leader, lies }));
  const ready = seat.played.filter((leader) => !seat.used.includes(leader));
  return [
    ...lying(ready, "played"),
    ...lying(seat.used, "used"),
    ...lying(seat.hand ?? [], "hand"),
    ...lying(seat.discarded, "discarded"),
  ];
}

/** Members of a seat that are still at home. */
export function atHome(seat: SeatView): number {
  return Object.values(seat.members).filter((member) => member.home).length;
}

/** The name of the player on a seat; a bot goes by its colour, and so do all seats of a what-if, which are one person's. */
export function person(table: Table, word: string): string {
  const seat = table.card?.seats.find((one) => one.word === word);
  return (seat && !seat.bot && !table.card?.branch && seat.name) || table.name("colour", word);
}

/** The member that would stand on a space: while the space is looked at, and once its action is under way. */
export function ghost(table: Table, kinds: string | string[], space: string): string {
  const { doing, asked } = viewOf(table);
  if (!doing.member) return "";
  return doing.space === space || table.mark(kinds, space).hot ? `${asked}-${doing.member}` : "";
}

/** What a number of one good is called. */
export function counted(good: string, count: number): string {
  return t(`lor-count-${good}`, { count: Math.abs(count) });
}

/** With a sign, as changes are written. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
