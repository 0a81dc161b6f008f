/** Where a bubble goes beside the element it speaks of: inside the window, and not over the element if it can. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  side: "below" | "above" | "right" | "left";
  tip: number; // where along the edge of the bubble its tip stands
}

const GAP = 9;
const EDGE = 6;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

/** The place of a bubble of this size beside a thing. */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
): Spot {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const left = clamp(middle.x - size.width / 2, EDGE, window.width - size.width - EDGE);
  const tip = clamp(middle.x - left, 14, size.width - 14);
  const under = thing.top + thing.height + GAP;
  if (under + size.height + EDGE <= window.height) return { left, top: under, side: "below", tip };
  const over = thing.top - GAP - size.height;
  if (over >= EDGE) return { left, top: over, side: "above", tip };
  const top = clamp(middle.y - size.height / 2, EDGE, window.height - size.height - EDGE);
  const right = thing.left + thing.width + GAP;
  const height = clamp(middle.y - top, 14, size.height - 14);
  if (right + size.width + EDGE <= window.width) return { left: right, top, side: "right", tip: height };
  return { left: clamp(thing.left - GAP - size.width, EDGE, window.width), top, side: "left", tip: height };
}
