// The face of a game: everything that draws it. The shell knows no game, a face knows no server.
import type { Component } from "svelte";
import type { Table } from "./table.svelte";
import type { EventCard, Json, Offer } from "./wire";

export type Part = Component<{ table: Table }>;

export interface Flight {
  symbol: string;
  from: string; // the data-thing of an element, as "city:paris"
  to: string;
  kind?: "move" | "coin" | "fall";
}

export interface Pane {
  id: string;
  title: string; // key of a text
  symbol: string;
  component: Part;
  domains: string[]; // a legal thing of one of these makes a dot on the tab
}

export interface Face {
  Upper: Part;
  Lower: Part;
  Side: Part;
  Preview: Component<{ table: Table; offer: Offer; preview: Json }>;
  CloseUp?: Part; // of what is pointed at, touched for long or focused, unless the board has a place for it
  Purse?: Part; // on a phone, above whichever pane: what I own, or what of all matters at every moment
  panes: Pane[];
  flights(event: EventCard, before: Json, after: Json): Flight[];
  tells?: readonly string[]; // the kinds of events that sum a turn up, the most telling first; if left out, all do
  describe(): Promise<(view: Json, table: Table) => { title: string; lines: string[] }[]>; // the position as text
  seats: string; // the kind of thing that the words of the seats are, as "colour"
  tokens(word: string): { symbol: string; colour: string };
  note(table: Table, offer: Offer, preview: Json): string[]; // what an option is about and costs, in few words
  // How an opponent of the rules decides, lit along its way. Like the text, it is fetched when somebody wants to see it.
  Chart?: () => Promise<{ default: Component<{ visited: string[]; last: string }> }>;
  left(table: Table): number; // how much the player who decides may still do in this turn; 0 if nobody counts
}

/** How a symbol is shown by itself: its classes give it colours, another one may lie under it. */
export interface Shown {
  symbol: string;
  under?: string;
  classes?: string;
}

/** The symbols that only one game has. */
export interface Symbols {
  sheet: string; // the source of an SVG with a <symbol> for each
  shown(symbol: string): Shown;
}
