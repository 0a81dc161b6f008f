import { expect, it } from "vitest";
import { BORDERS, CITIES } from "./geometry";
import { colourOf, LEGS, legs, openLine, sleepingLines, waypoints, type Colour, type Route } from "./routes";

// The voyages of the engine (signoria.games.pax.data.map), from the emporium to the arrowhead.
const VOYAGES: Record<Colour, Route[]> = {
  white: [
    {
      emporium: "trebizond",
      borders: [
        "hungary-byzantium",
        "hungary-ottoman",
        "papal-states-ottoman",
        "aragon-papal-states",
        "portugal-aragon",
        "england-portugal",
        "england-france",
        "france-hre",
      ],
    },
    { emporium: "spice-islands", borders: ["england-portugal", "england-france", "france-hre"] },
    {
      emporium: "red-sea",
      borders: [
        "ottoman-mamluk",
        "papal-states-ottoman",
        "aragon-papal-states",
        "portugal-aragon",
        "england-portugal",
        "england-france",
        "france-hre",
      ],
    },
  ],
  black: [
    { emporium: "tana", borders: ["hungary-byzantium", "hungary-ottoman", "ottoman-mamluk"] },
    {
      emporium: "novgorod",
      borders: [
        "france-hre",
        "england-france",
        "england-portugal",
        "portugal-aragon",
        "aragon-papal-states",
        "papal-states-ottoman",
        "ottoman-mamluk",
      ],
    },
    { emporium: "timbuktu", borders: ["aragon-papal-states", "papal-states-ottoman", "ottoman-mamluk"] },
  ],
};
const all = (Object.keys(VOYAGES) as Colour[]).flatMap((colour) => VOYAGES[colour].map((route) => ({ colour, route })));

it.each(all)("$route.emporium has every leg of its voyage", ({ colour, route }) => {
  for (const leg of legs(route)) expect(LEGS[colour][leg], leg).toBeDefined();
  expect(openLine(colour, route)).toMatch(/^M[\d. ]+(C[\d. -]+)+$/);
  expect(colourOf(route.emporium)).toBe(colour);
});

it.each(all)("$route.emporium passes over each of its borders", ({ colour, route }) => {
  const points = waypoints(colour, route);
  for (const stop of [CITIES[route.emporium]!, ...route.borders.map((border) => BORDERS[border]!)]) {
    expect(Math.min(...points.map(({ x, y }) => Math.hypot(x - stop.x, y - stop.y)))).toBeLessThan(8);
  }
});

it("a leg is open or sleeps, never both", () => {
  for (const { colour, route } of all) {
    expect(sleepingLines(colour, route)).toHaveLength(Object.keys(LEGS[colour]).length - legs(route).length);
  }
});

it("no leg is drawn that no voyage uses", () => {
  for (const colour of Object.keys(VOYAGES) as Colour[]) {
    const used = new Set(VOYAGES[colour].flatMap(legs));
    expect(Object.keys(LEGS[colour]).filter((leg) => !used.has(leg))).toEqual([]);
  }
});
