// A new position shares with the last one all that has not changed. The same object need not be drawn again.

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
