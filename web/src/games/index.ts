// The games that have a face. Each is a folder with the id of its game, and nothing else names it:
//   icon.svg       its tile in lists
//   index.ts       `face`, what draws its table
//   symbols.ts     `symbols`, the sheet that its table and its glossary need
//   text.*.ftl     what its face says
// Everything but the icon is loaded when it is wanted.
import type { Face, Symbols } from "../core/face";
import { enter } from "../core/text.svelte";
import { lay } from "../style/sheet";

const faces = import.meta.glob<Face>("./*/index.ts", { import: "face" });
const sheets = import.meta.glob<Symbols>("./*/symbols.ts", { import: "symbols" });
const icons = import.meta.glob<string>("./*/icon.svg", { eager: true, query: "?url", import: "default" });

/** The address of the tile of a game; nothing for a game without a folder. */
export function iconOf(game: string): string | undefined {
  return icons[`./${game}/icon.svg`];
}

/** The symbols of a game, laid into the page; nothing for a game that uses only those of everybody. */
export async function symbolsOf(game: string): Promise<Symbols | null> {
  const symbols = await sheets[`./${game}/symbols.ts`]?.();
  if (!symbols) return null;
  lay(symbols.sheet);
  return symbols;
}

/** The face of a game, with its texts and symbols; nothing for a game without one. */
export async function faceOf(game: string): Promise<Face | null> {
  const load = faces[`./${game}/index.ts`];
  if (!load) return null;
  const [face] = await Promise.all([load(), symbolsOf(game), enter(`games/${game}`)]);
  return face;
}
