/** When each piece that moves sets off: one after the other, coins close together, and never for long. */

export interface Leg {
  start: number;
  length: number;
}

type Kind = "move" | "coin" | "fall";

const LENGTH: Record<Kind, number> = { move: 420, coin: 320, fall: 480 };
const AFTER: Record<Kind, number> = { move: 240, coin: 60, fall: 160 };
const LONGEST = 2200; // milliseconds for everything that one move brings about
const MOST = 24;

/** Start and length of every flight; more than can be followed are left out. */
export function schedule(kinds: readonly Kind[]): Leg[] {
  const legs: Leg[] = [];
  let start = 0;
  for (const kind of kinds.slice(0, MOST)) {
    legs.push({ start, length: LENGTH[kind] });
    start += AFTER[kind];
  }
  const end = Math.max(0, ...legs.map((leg) => leg.start + leg.length));
  const faster = end > LONGEST ? LONGEST / end : 1;
  return legs.map((leg) => ({
    start: Math.round(leg.start * faster),
    length: Math.round(leg.length * Math.max(0.6, faster)),
  }));
}
