/** The log as it counts, and what others have done in it since a seat last chose. */

export interface Told {
  name: string;
  text: string;
  things: Readonly<Record<string, string | number>>;
}

export interface Logged {
  number: number;
  kind: string;
  seat: number;
  position: number;
  events: readonly Told[];
}

/** The entries that count in the end: what was taken back is gone, what was made again is back. */
export function inForce<E extends Logged>(entries: readonly E[]): E[] {
  const kept: E[] = [];
  let undone: E[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") {
      const taken = kept.pop();
      if (taken) undone.push(taken);
    } else if (entry.kind === "redo") {
      const again = undone.pop();
      if (again) kept.push(again);
    } else if (entry.kind === "takeback") {
      while (kept.length && kept[kept.length - 1]!.position > entry.position) kept.pop();
      undone = [];
    } else {
      kept.push(entry);
      undone = [];
    }
  }
  return kept;
}

/** The entries that led to a moment. */
export function ledTo<E extends Logged>(entries: readonly E[], position: number): E[] {
  return inForce(entries).filter((entry) => entry.position === position);
}

/** What has happened since the last choice of a seat, and the moment right after that choice; nothing for a spectator. */
export function sinceChoice<E extends Logged>(entries: readonly E[], seat: number): { from: number; entries: E[] } {
  const kept = inForce(entries);
  const mine = kept.map((entry) => entry.seat === seat && entry.kind === "choice").lastIndexOf(true);
  return { from: kept[mine]?.position ?? 0, entries: seat < 0 ? [] : kept.slice(mine + 1) };
}

/** The words of all things that others have changed since the last choice of a seat. What lay there at first nobody did. */
export function changed(entries: readonly Logged[], seat: number, seats: readonly string[]): Set<string> {
  return touched(
    sinceChoice(entries, seat).entries.filter((entry) => entry.seat !== seat && entry.kind !== "start"),
    seats,
  );
}

/** The words of all things that some entries tell of; a seat is none, though it is named. */
export function touched(entries: readonly Logged[], seats: readonly string[]): Set<string> {
  const things = entries.flatMap((entry) => entry.events.flatMap((event) => Object.values(event.things)));
  return new Set(things.filter((word) => typeof word === "string" && !seats.includes(word)) as string[]);
}
