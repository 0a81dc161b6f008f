// The sea routes: one line for each leg between two stops. A stop is an emporium or a border; a route ends at "end".
import type { Point } from "./geometry";

export type Colour = "white" | "black";

export interface Route {
  emporium: string;
  borders: string[];
}

type Way = readonly (readonly [number, number])[];

// White runs a little above and left of black, so that both can be seen where they share the water.
const WHITE: Record<string, Way> = {
  "trebizond>hungary-byzantium": [
    [796, 136],
    [740, 125.8],
    [684.8, 87.3],
  ],
  "hungary-byzantium>hungary-ottoman": [
    [684.8, 87.3],
    [674, 114],
    [648, 146],
    [618, 166],
    [595, 184],
  ],
  "hungary-ottoman>papal-states-ottoman": [
    [595, 184],
    [601.8, 214],
    [609.8, 252],
    [599, 288],
    [562, 298.5],
    [530, 294],
    [513.6, 272.3],
  ],
  "red-sea>ottoman-mamluk": [
    [816, 312],
    [770, 291.8],
    [684.8, 272.3],
  ],
  "ottoman-mamluk>papal-states-ottoman": [
    [684.8, 272.3],
    [640, 279.8],
    [600, 290],
    [562, 298.5],
    [530, 294],
    [513.6, 272.3],
  ],
  "papal-states-ottoman>aragon-papal-states": [
    [513.6, 272.3],
    [486, 322],
    [444, 345],
    [408, 322],
    [378, 291.8],
    [342.4, 272.3],
  ],
  "aragon-papal-states>portugal-aragon": [
    [342.4, 272.3],
    [270, 279.8],
    [214, 275.8],
    [171.2, 272.3],
  ],
  "portugal-aragon>england-portugal": [
    [171.2, 272.3],
    [146, 302],
    [118, 315],
    [80, 307],
    [34, 286],
    [20, 252],
    [30, 218],
    [56, 199],
    [81.4, 184],
  ],
  "spice-islands>england-portugal": [
    [44, 330],
    [23, 310],
    [17.5, 280],
    [20, 252],
    [30, 218],
    [56, 199],
    [81.4, 184],
  ],
  "england-portugal>england-france": [
    [81.4, 184],
    [107.8, 136],
    [140, 104.5],
    [171.2, 87.3],
  ],
  "england-france>france-hre": [
    [171.2, 87.3],
    [212, 67.8],
    [258, 59.8],
    [300, 66],
    [342.4, 87.3],
  ],
  "france-hre>end": [
    [342.4, 87.3],
    [366, 94.5],
    [393, 100],
  ],
};

const BLACK: Record<string, Way> = {
  "tana>hungary-byzantium": [
    [820, 88],
    [760, 108.2],
    [684.8, 95.7],
  ],
  "hungary-byzantium>hungary-ottoman": [
    [684.8, 95.7],
    [682, 118],
    [657, 152],
    [627, 173],
    [603.4, 187],
  ],
  "hungary-ottoman>ottoman-mamluk": [
    [603.4, 184],
    [610.2, 214],
    [618.2, 252],
    [642, 284],
    [684.8, 280.7],
  ],
  "novgorod>france-hre": [
    [474, 88],
    [440, 101],
    [392, 109],
    [366, 103.5],
    [342.4, 95.7],
  ],
  "france-hre>england-france": [
    [342.4, 95.7],
    [300, 75],
    [258, 68.2],
    [212, 76.2],
    [171.2, 95.7],
  ],
  "england-france>england-portugal": [
    [171.2, 95.7],
    [144, 112],
    [116.2, 138],
    [89.8, 184],
  ],
  "england-portugal>portugal-aragon": [
    [89.8, 184],
    [64, 205],
    [40, 222],
    [29, 252],
    [42, 280],
    [82, 298.5],
    [118, 306],
    [142, 294],
    [171.2, 280.7],
  ],
  "portugal-aragon>aragon-papal-states": [
    [171.2, 280.7],
    [214, 284.2],
    [270, 288.2],
    [342.4, 280.7],
  ],
  "timbuktu>aragon-papal-states": [
    [306, 325],
    [322, 304.2],
    [342.4, 280.7],
  ],
  "aragon-papal-states>papal-states-ottoman": [
    [342.4, 280.7],
    [378, 300.2],
    [407, 331],
    [444, 353.5],
    [490, 328],
    [513.6, 280.7],
  ],
  "papal-states-ottoman>ottoman-mamluk": [
    [513.6, 280.7],
    [532, 304],
    [562, 307.5],
    [598, 299.5],
    [640, 288.2],
    [684.8, 280.7],
  ],
  "ottoman-mamluk>end": [
    [684.8, 280.7],
    [718, 292],
    [741, 307],
  ],
};

export const LEGS: Record<Colour, Record<string, Way>> = { white: WHITE, black: BLACK };

/** The legs of a voyage, in its order. */
export function legs(route: Route): string[] {
  const stops = [route.emporium, ...route.borders, "end"];
  return stops.slice(1).map((stop, at) => `${stops[at]}>${stop}`);
}

/** The waypoints of a voyage, each once. */
export function waypoints(colour: Colour, route: Route): Point[] {
  const points: Point[] = [];
  for (const leg of legs(route)) {
    const way = LEGS[colour][leg];
    if (!way) throw new Error(`no ${colour} leg ${leg}`);
    for (const [x, y] of way) {
      const last = points.at(-1);
      // Legs meet under the slot of a border, not always in the same point.
      if (!last || Math.hypot(last.x - x, last.y - y) > 6) points.push({ x, y });
    }
  }
  return points;
}

/** The line of the open route, from its emporium to its arrowhead. */
export function openLine(colour: Colour, route: Route): string {
  return spline(waypoints(colour, route));
}

/** The lines of the legs that sleep. */
export function sleepingLines(colour: Colour, route: Route): string[] {
  const open = new Set(legs(route));
  return Object.entries(LEGS[colour])
    .filter(([leg]) => !open.has(leg))
    .map(([, way]) => spline(way.map(([x, y]) => ({ x, y }))));
}

/** A smooth line through all points (Catmull–Rom as Bézier curves). */
export function spline(points: Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  let path = `M${tenth(at(0).x)} ${tenth(at(0).y)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bend = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ];
    path += `C${bend.map(tenth).join(" ")}`;
  }
  return path;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The colour of an emporium's route. */
export function colourOf(emporium: string): Colour {
  return Object.keys(WHITE).some((leg) => leg.startsWith(`${emporium}>`)) ? "white" : "black";
}
