/** The changes of a position that a map or a tableau would show, from the paths of a preview. */
import type { Preview } from "../types";

/** A place with the token or keeper before and after. */
export interface Change {
  domain: "city" | "border" | "empire";
  word: string;
  before: string;
  after: string;
}

/** What joins or leaves a row of things: a tableau, a hand, the tokens that lie on a square. */
export interface Moved {
  kind: "tableau" | "hand" | "repressed";
  whose: string; // a bank, or an empire
  gone: string[];
  come: string[];
}

const DOMAINS: Record<string, Change["domain"]> = { city: "city", concession: "border", pirate: "border" };

/** Tokens that come or go, and squares that change hands. */
export function changesOf(preview: Preview): Change[] {
  const found: Change[] = [];
  for (const [path, { before, after }] of Object.entries(preview.changes ?? {})) {
    const [part = "", word = "", field = ""] = path.split(".");
    const domain = DOMAINS[part];
    if (domain) found.push({ domain, word, before: token(part, before), after: token(part, after) });
    else if (part === "square" && field === "keeper")
      found.push({ domain: "empire", word, before: String(before), after: String(after) });
  }
  return found;
}

/** Cards and tokens that join or leave. */
export function movesOf(preview: Preview): Moved[] {
  const found: Moved[] = [];
  for (const [path, { before, after }] of Object.entries(preview.changes ?? {})) {
    const [part = "", whose = "", field = ""] = path.split(".");
    const kind = part === "square" && field === "repressed" ? "repressed" : part;
    if (kind !== "tableau" && kind !== "hand" && kind !== "repressed") continue;
    const [gone, come] = [less(list(before), list(after)), less(list(after), list(before))];
    if (gone.length || come.length) found.push({ kind, whose, gone, come });
  }
  return found;
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** One list without the other, counting each as often as it is there. */
function less(one: string[], other: string[]): string[] {
  const left = [...other];
  return one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function token(part: string, value: unknown): string {
  const word = typeof value === "string" ? value : "";
  return word && part === "concession" ? `${word}-pawn` : word;
}
