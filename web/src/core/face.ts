// The face of a game: everything that draws it. The shell knows no game, a face knows no server.
import type { Component } from "svelte";
import type { Table } from "./table.svelte";
import type { EventCard, Json, Offer } from "./wire";

export type Part = Component<{ table: Table }>;

export interface Flight {
  symbol: string;
  from: string; // the data-thing of an element, as "city:paris"
  to: string;
  kind?: "move" | "florin" | "fall";
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
  panes: Pane[];
  flights(event: EventCard, before: Json, after: Json): Flight[];
  describe(view: Json, table: Table): { title: string; lines: string[] }[];
  tokens(word: string): { symbol: string; colour: string };
}
