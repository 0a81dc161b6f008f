import { describe, expect, it } from "vitest";
import { BORDERS, CELLS, cellOf, CITIES, EMPIRES, HEIGHT, lines, middle, plain, throne, WIDTH } from "./geometry";
import type { MapView } from "../look";
import { names, viewAt } from "../../stand";

const view = viewAt("start") as MapView;
const sorted = (words: Iterable<string>): string[] => [...words].sort();

describe("the map has a place for everything that a view tells of", () => {
  it("every empire", () => {
    expect(sorted(Object.keys(CELLS))).toEqual(sorted(Object.keys(view.empires)));
    expect(EMPIRES.flat()).toHaveLength(10);
  });

  it("every city, in its own empire's cell", () => {
    const told = Object.entries(view.empires).flatMap(([empire, { cities }]) =>
      cities.map(({ city }) => [city, empire]),
    );
    expect(
      Object.entries(CITIES)
        .map(([city, { empire }]) => `${city} ${empire}`)
        .sort(),
    ).toEqual(told.map((pair) => pair.join(" ")).sort());
    for (const { x, y, empire } of Object.values(CITIES)) {
      const cell = cellOf(empire);
      expect(x).toBeGreaterThan(cell.x + 14);
      expect(x).toBeLessThan(cell.x + cell.w - 14);
      expect(y).toBeGreaterThan(cell.y + 14);
      expect(y).toBeLessThan(cell.y + cell.h - 14);
    }
  });

  it("every border, between its two empires", () => {
    expect(sorted(Object.keys(BORDERS))).toEqual(sorted(Object.keys(view.borders)));
    for (const [word, { empires }] of Object.entries(view.borders)) {
      const [one, other] = empires.map((empire) => middle("empire", empire)!);
      const between = { x: (one!.x + other!.x) / 2, y: (one!.y + other!.y) / 2 };
      expect(Math.hypot(BORDERS[word]!.x - between.x, BORDERS[word]!.y - between.y)).toBeLessThan(1.5);
    }
  });
});

it("no two pieces stand on each other, and none on a throne", () => {
  const places = [...Object.entries(CITIES), ...Object.entries(BORDERS)];
  for (const [one, at] of places) {
    for (const [other, there] of places) {
      if (one < other) expect(Math.hypot(at.x - there.x, at.y - there.y), `${one} ${other}`).toBeGreaterThan(28);
    }
    for (const empire of Object.keys(CELLS)) {
      const box = throne(empire);
      const apart = [Math.abs(at.x - box.x - box.w / 2) - box.w / 2, Math.abs(at.y - box.y - box.h / 2) - box.h / 2];
      expect(Math.max(...apart), `${one} ${empire}`).toBeGreaterThan(10);
    }
  }
});

it("everything lies on the sheet", () => {
  for (const { x, y, w, h } of Object.values(CELLS)) {
    expect(x > 0 && y > 0 && x + w < WIDTH && y + h < HEIGHT).toBe(true);
  }
});

it("what is not on the map has no middle", () => {
  expect(middle("city", "paris")).toEqual(expect.objectContaining({ x: CITIES["paris"]!.x }));
  expect(middle("place", "hre-hungary")).toEqual(BORDERS["hre-hungary"]);
  expect(middle("slot", "west-1")).toBeUndefined();
  expect(middle("item", "pren024")).toBeUndefined();
  expect(middle("place", "atlantis")).toBeUndefined();
});

describe("names", () => {
  it("are broken between words only", () => {
    expect(lines("Holy Roman Empire", 13)).toEqual(["Holy Roman", "Empire"]);
    expect(lines("Święte Cesarstwo Rzymskie", 13)).toEqual(["Święte", "Cesarstwo", "Rzymskie"]);
    expect(lines("Constantinople", 9)).toEqual(["Constantinople"]);
  });

  it("of the places of one city are the same", () => {
    expect(plain("Constantinople (II)")).toBe("Constantinople");
    expect(plain("Venice")).toBe("Venice");
  });

  it("of empires leave room for the throne in both languages", () => {
    for (const empires of Object.values(names)) {
      for (const name of Object.values(empires))
        expect(Math.max(...lines(name, 10).map((line) => line.length))).toBeLessThan(12);
    }
  });
});
