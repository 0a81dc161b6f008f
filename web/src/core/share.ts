// A new position shares with the last one all that has not changed. The same object need not be drawn again.
import type { Position } from "./wire";

type Parts = Record<string, unknown>;

/** `after`, in which every part that says the same as in `before` is that very part. */
export function share<T>(before: unknown, after: T): T {
  if ((before as unknown) === after) return after;
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

/** A view of which the server told what has changed: whole parts, and pieces within other parts. */
export function patched(before: Parts, told: { view: Parts; within: Record<string, Parts> }): Parts {
  const after: Parts = { ...before, ...told.view };
  for (const [part, pieces] of Object.entries(told.within)) after[part] = { ...(before[part] as Parts), ...pieces };
  return after;
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

/** A position with its whole view; nothing if it tells what has changed of a view that we do not have. */
export function whole(told: Position, before: Position | null): Position | null {
  if (told.since === null) return told;
  if (!before || before.seat !== told.seat) return null;
  if (known(before) === known(told)) return { ...told, view: before.view, since: null, within: {} }; // came twice
  return before.number === told.since ? { ...told, view: patched(before.view, told), since: null, within: {} } : null;
}
