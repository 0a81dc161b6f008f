// A new position shares with the last one all that has not changed. The same object need not be drawn again.
import type { Position } from "./wire";

type Parts = Record<string, unknown>;

/** `after`, in which every part that says the same as in `before` is that very part. */
export function share<T>(before: unknown, after: T): T {
  if (!composed(before) || !composed(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = share(before[key], after[key]);
    (after as Parts)[key] = part;
    same &&= part === before[key] && key in before;
  }
  return same ? (before as T) : after;
}

function composed(value: unknown): value is Parts {
  return typeof value === "object" && value !== null;
}

/** What tells one position from another; its view follows from the number of the entry, the seat and who has answered. */
export function known(one: Position): string {
  const { seat, number, decision, deciders, answer, undo, redo, outcome, threats, full } = one;
  const asked = [decision?.number, decision?.text, deciders, answer?.option, threats.map(({ text }) => text)];
  return JSON.stringify([seat, number, ...asked, undo, redo, outcome?.text, full !== null]);
}
