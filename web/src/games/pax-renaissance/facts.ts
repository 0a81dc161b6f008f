/** From the words of the server to what stands for them: symbols, families of ops, the printed side of a square. */
import type { Bank, Components, Item, Printed, Side, SquareSide, View } from "./types";

/** The symbol of a token word: `catholic-knight`, `fugger-pawn`, or `pawn` for one of the owner of the card. */
export function tokenSymbol(token: string, kind: "tok" | "levy" = "tok"): string {
  if (token === "pawn") return "pawn-any";
  const [first = "", piece = ""] = token.split("-");
  if (piece === "pawn") return `pawn-${first}`;
  return `${kind}-${piece === "pirate" ? "ship" : piece}-${first}`;
}

export function isPawn(token: string): boolean {
  return token.endsWith("pawn");
}

/** The arms of an empire or of a whole side. */
export function armsSymbol(location: string): string {
  return `arms-${location === "hre" ? "holy_roman_empire" : location.replaceAll("-", "_")}`;
}

const FAMILIES: Record<string, "econ" | "pol" | "mil" | "rel"> = {
  inquisitor: "rel",
  commerce: "econ",
  behead: "pol",
  tax: "pol",
  repress: "pol",
  vote: "pol",
  corsair: "mil",
  siege: "mil",
  campaign: "mil",
};

export function opFamily(op: string): "econ" | "pol" | "mil" | "rel" {
  return FAMILIES[op] ?? "pol";
}

export function oneshotSymbol(oneshot: string): string {
  return `os-${oneshot.replaceAll("-", "_")}`;
}

export function isSquare(printed: Components, word: string): boolean {
  return word in printed.squares;
}

/** The side of a square that lies up; with the promos some squares are others. */
export function squareSide(printed: Components, view: View, empire: string, side: "king" | "republic"): SquareSide {
  const square = printed.squares[empire]!;
  if (!view.settings.includes("promos")) return square[side];
  const faith = view.empires[empire]?.faith ?? "medieval";
  const pope = side === "king" && faith !== "medieval" ? square.faiths[faith] : undefined;
  return pope ?? square.promo[side] ?? square[side];
}

/** What is printed on a card or on the side of a square that lies up. */
export function printedOn(printed: Components, view: View, item: Item): Printed {
  if (isSquare(printed, item.item)) return squareSide(printed, view, item.item, item.side ?? "king");
  return printed.cards[item.item]!;
}

export type Role = "card" | "square" | "queen" | "vassal";

export interface Piece {
  item: Item;
  role: Role;
}

/** A half of a tableau from left to right, with queens and vassals behind their king. */
export function pieces(bank: Bank, side: Side): Piece[] {
  const row = bank.tableau[side];
  return (side === "west" ? [...row].reverse() : row).flatMap((item) => unfold(item, item.side ? "square" : "card"));
}

function unfold(item: Item, role: Role): Piece[] {
  return [
    { item, role },
    ...(item.queens ?? []).map((queen): Piece => ({ item: queen, role: "queen" })),
    ...(item.vassals ?? []).flatMap((vassal) => unfold(vassal, "vassal")),
  ];
}

export function handCards(bank: Bank): string[] {
  return typeof bank.hand === "number" ? [] : bank.hand;
}

export function handSize(bank: Bank): number {
  return typeof bank.hand === "number" ? bank.hand : bank.hand.length;
}

/** The bank in front of whom we sit: a spectator looks over the shoulder of the player at turn. */
export function ownBank(view: View): string {
  return view.viewer || view.turn;
}

/** The other banks in the order of turns, from the one after ours. */
export function otherBanks(view: View): string[] {
  const at = view.banks.indexOf(ownBank(view));
  return [...view.banks.slice(at + 1), ...view.banks.slice(0, at)];
}

/** Florins of a bank after the option that is looked at, where they would change. */
export function florinsAfter(bank: Bank, change: number | undefined): number | null {
  return change ? bank.florins + change : null;
}

/** The square whose repressed tokens the question is about, "" if it is about none. */
export function askedSquare(view: View): string {
  const item = view.agenda.at(-1)?.["item"];
  return view.waiting.empire || (typeof item === "string" && item in view.empires ? item : "");
}

/** The name of a location: an empire, or the whole East or West. */
export function placeName(printed: Components, location: string): string {
  return printed.names.location[location] ?? location;
}

/** How many concessions a bank has on the map. */
export function concessions(view: View, bank: string): number {
  return Object.values(view.borders).filter((border) => border.concession === bank).length;
}

export type Scene =
  "ship" | "knight" | "castle" | "church" | "mosque" | "press" | "trade" | "court" | "arts" | "queen" | "comet";

/** What the picture of a card shows, by its facts. */
export function sceneOf(card: Components["cards"][string]): Scene {
  if (card.comet) return "comet";
  if (card.queen) return "queen";
  const agents = card.agents.join(" ");
  if (agents.includes("pirate") || card.oneshot === "trade-shift") return "ship";
  if (agents.includes("knight")) return "knight";
  if (agents.includes("rook")) return "castle";
  if (agents.includes("islamic-bishop")) return "mosque";
  if (agents.includes("reformist-bishop")) return "press";
  if (agents.includes("bishop")) return "church";
  if (card.ops.some((op) => op.op === "commerce")) return "trade";
  if (card.prestige.includes("law") || card.ops.some((op) => opFamily(op.op) === "pol")) return "court";
  return card.prestige.includes("reformist") ? "press" : "arts";
}
