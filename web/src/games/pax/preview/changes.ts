/** The changes of a position that a map or a tableau would show, from the paths of a preview. */
import type { Preview } from "../types";

export interface Change {
  domain: "city" | "border" | "empire" | "emporium";
  word: string;
  before: string;
  after: string;
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

function token(part: string, value: unknown): string {
  const word = typeof value === "string" ? value : "";
  return word && part === "concession" ? `${word}-pawn` : word;
}
