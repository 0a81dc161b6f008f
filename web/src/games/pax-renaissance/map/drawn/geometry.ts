// Where everything of the map lies, in the 856 x 368 units of its drawing.

export const WIDTH = 856;
export const HEIGHT = 368;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export const EMPIRES = [
  ["england", "france", "hre", "hungary", "byzantium"],
  ["portugal", "aragon", "papal-states", "ottoman", "mamluk"],
] as const;

/** From one empire to the next beside it. */
export const ACROSS = 171.2;
const CELL = { w: 154, h: 166, left: 8.6, top: 9, across: ACROSS, down: 184 };

/** The cell of each empire. */
export const CELLS: Record<string, Box> = Object.fromEntries(
  EMPIRES.flatMap((row, down) =>
    row.map((empire, across) => [
      empire,
      { x: CELL.left + across * CELL.across, y: CELL.top + down * CELL.down, w: CELL.w, h: CELL.h },
    ]),
  ),
);

export const THRONE = 41;

/** The place of an empire's square, in the upper right corner of its cell. */
export function throne(empire: string): Box {
  const cell = cellOf(empire);
  return { x: cell.x + 106, y: cell.y + 7, w: THRONE, h: THRONE };
}

/** Where names and pieces that wait stand: from the left edge of the cell to the throne. */
export function heading(empire: string): Box {
  const cell = cellOf(empire);
  return { x: cell.x + 8, y: cell.y + 6, w: 96, h: 26 };
}

export function cellOf(empire: string): Box {
  const cell = CELLS[empire];
  if (!cell) throw new Error(`no cell for ${empire}`);
  return cell;
}

export interface Town extends Point {
  empire: string;
  label?: "right" | "none"; // below unless said otherwise; Constantinople and Venice have one label for all their places
}

/** The places of cities: the middle of what stands there. */
export const CITIES: Record<string, Town> = {
  london: { x: 86, y: 90, empire: "england" },
  bordeaux: { x: 134, y: 143, empire: "england" },
  paris: { x: 220, y: 118, empire: "france" },
  bruges: { x: 296, y: 94, empire: "france" },
  lyon: { x: 305, y: 142, empire: "france" },
  vienna: { x: 462, y: 143, empire: "hre" },
  lubeck: { x: 430, y: 66, empire: "hre" },
  nurnberg: { x: 398, y: 137, empire: "hre" },
  novgorod: { x: 474, y: 86, empire: "hre" },
  buda: { x: 562, y: 92, empire: "hungary" },
  varna: { x: 624, y: 120, empire: "hungary" },
  tana: { x: 820, y: 84, empire: "byzantium" },
  caffa: { x: 738, y: 60, empire: "byzantium" },
  trebizond: { x: 796, y: 139, empire: "byzantium" },
  toledo: { x: 74, y: 243, empire: "portugal" },
  granada: { x: 122, y: 269, empire: "portugal" },
  "spice-islands": { x: 48, y: 333, empire: "portugal", label: "right" },
  valencia: { x: 210, y: 233, empire: "aragon" },
  algiers: { x: 246, y: 320, empire: "aragon" },
  timbuktu: { x: 304, y: 324, empire: "aragon" },
  venice: { x: 398, y: 242, empire: "papal-states", label: "none" },
  "venice-2": { x: 428, y: 242, empire: "papal-states", label: "none" },
  "constantinople-1": { x: 546, y: 238, empire: "ottoman", label: "none" },
  "constantinople-2": { x: 575, y: 238, empire: "ottoman", label: "none" },
  "constantinople-3": { x: 560.5, y: 263, empire: "ottoman", label: "none" },
  modon: { x: 546, y: 327, empire: "ottoman" },
  rhodes: { x: 640, y: 319, empire: "ottoman" },
  cairo: { x: 760, y: 322, empire: "mamluk" },
  cyprus: { x: 736, y: 246, empire: "mamluk" },
  "red-sea": { x: 816, y: 312, empire: "mamluk" },
};

/** Below this line the letters of a city's name begin, seen from its middle. */
export const LABEL_BELOW = 26.5;
export const LABEL_BELOW_EMPORIUM = 29.5;
export const LABEL_LINE = 11;

/** The one label of the places that are one city. */
export const SHARED_LABELS: { cities: string[]; x: number; y: number }[] = [
  { cities: ["constantinople-1", "constantinople-2", "constantinople-3"], x: 571, y: 288 },
  { cities: ["venice", "venice-2"], x: 398, y: 267 },
];

const COLUMN = (column: number): number => CELL.left + column * CELL.across - (CELL.across - CELL.w) / 2;
const MIDDLE = (column: number): number => CELL.left + column * CELL.across + CELL.w / 2;
const NORTH = 91.5;
const SOUTH = 276.5;
const EQUATOR = 184;

/** The places of borders, on the gutters. */
export const BORDERS: Record<string, Point> = {
  "england-france": { x: COLUMN(1), y: NORTH },
  "france-hre": { x: COLUMN(2), y: NORTH },
  "hre-hungary": { x: COLUMN(3), y: NORTH },
  "hungary-byzantium": { x: COLUMN(4), y: NORTH },
  "portugal-aragon": { x: COLUMN(1), y: SOUTH },
  "aragon-papal-states": { x: COLUMN(2), y: SOUTH },
  "papal-states-ottoman": { x: COLUMN(3), y: SOUTH },
  "ottoman-mamluk": { x: COLUMN(4), y: SOUTH },
  "england-portugal": { x: MIDDLE(0), y: EQUATOR },
  "france-aragon": { x: MIDDLE(1), y: EQUATOR },
  "hre-papal-states": { x: MIDDLE(2), y: EQUATOR },
  "hungary-ottoman": { x: MIDDLE(3), y: EQUATOR },
  "byzantium-mamluk": { x: MIDDLE(4), y: EQUATOR },
};

/** The middle of a place, city or border; nothing if there is no such place. */
export function place(word: string): Point | undefined {
  return CITIES[word] ?? BORDERS[word];
}

/** The middle of anything on the map: a place, an empire's throne (item), an empire. */
export function middle(domain: string, word: string): Point | undefined {
  if (domain === "item") {
    if (!CELLS[word]) return undefined;
    const at = throne(word);
    return { x: at.x + at.w / 2, y: at.y + at.h / 2 };
  }
  if (domain === "empire") {
    const cell = CELLS[word];
    return cell && { x: cell.x + cell.w / 2, y: cell.y + cell.h / 2 };
  }
  return domain === "city" || domain === "border" || domain === "place" ? place(word) : undefined;
}

/** A name in lines no longer than so many letters, broken only between words. */
export function lines(name: string, letters: number): string[] {
  const done: string[] = [];
  for (const word of name.split(" ")) {
    const last = done.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) done[done.length - 1] = `${last} ${word}`;
    else done.push(word);
  }
  return done;
}

/** A city's name without the mark that tells its places apart. */
export function plain(name: string): string {
  return name.replace(/ \([^)]*\)$/, "");
}
