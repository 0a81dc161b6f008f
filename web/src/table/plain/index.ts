/** The face of a game that has none of its own: the position as text. */
import type { Face } from "../../core/face";
import { parts } from "./lines";
import Nothing from "./Nothing.svelte";
import Position from "./Position.svelte";
import Preview from "./Preview.svelte";

const COLOURS = ["#b5301d", "#2352b4", "#3c8f4d", "#f0c419", "#a25bc4", "#1d7161"];

/** Always the same colour for a word. */
function colour(word: string): string {
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return COLOURS[sum % COLOURS.length]!;
}

export const plain: Face = {
  Upper: Position,
  Lower: Nothing,
  Side: Nothing,
  Preview,
  panes: [{ id: "position", title: "table-pane-position", symbol: "i-map", component: Position, domains: [] }],
  flights: () => [],
  describe: async () => (view) => parts(view),
  seats: "seat",
  tokens: (word) => ({ symbol: "pawn-any", colour: colour(word) }),
  note: () => [],
  left: () => 0,
};
