import { describe, expect, it } from "vitest";
import { ACROSS, BORDERS, CITIES, HEIGHT, WIDTH } from "../drawn/geometry";
import { centre, cramped, fitting, lettering, NEAREST, over, pan, settle, visible, whole, zoom } from "./panzoom";

const desk = { width: 848, height: 364.6 };
const phone = { width: 374, height: 420 };

it("a desk shows the whole map, a phone a part of it", () => {
  expect(cramped(desk)).toBe(false);
  expect(cramped(phone)).toBe(true);
  expect(whole(desk).scale).toBeCloseTo(848 / WIDTH);
});

describe("a window over the map", () => {
  it("never leaves the map", () => {
    const far = pan({ scale: 1.2, x: 0, y: 0 }, { x: -5000, y: -5000 }, phone);
    expect(far.x).toBeCloseTo(phone.width - WIDTH * 1.2);
    expect(far.y).toBeCloseTo(phone.height - HEIGHT * 1.2);
    expect(pan(far, { x: 9000, y: 0 }, phone).x).toBe(0);
  });

  it("has the whole map in its middle when it is that far away", () => {
    const all = settle({ scale: 0.01, x: -50, y: -50 }, phone);
    expect(all.scale).toBe(fitting(phone));
    expect(all.y).toBeCloseTo((phone.height - HEIGHT * all.scale) / 2);
  });

  it("keeps the point under the fingers", () => {
    const before = centre({ scale: 1.2, x: 0, y: 0 }, { x: 430, y: 180 }, phone);
    const at = { x: 100, y: 200 };
    const after = zoom(before, 1.5, at, phone);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect(zoom(after, 100, at, phone).scale).toBe(NEAREST);
  });

  it("opens over the places of the question", () => {
    const places = [BORDERS["france-aragon"]!, BORDERS["aragon-papal-states"]!];
    const frame = over(places, phone);
    for (const place of places) expect(visible(frame, place, phone)).toBe(true);
    expect(visible(frame, BORDERS["byzantium-mamluk"]!, phone)).toBe(false);
  });

  it("begins and ends between two empires, so that no name is cut", () => {
    for (const places of [[], [CITIES["vienna"]!], [CITIES["paris"]!, CITIES["algiers"]!]]) {
      const { scale, x } = over(places, phone);
      expect((-x / scale / ACROSS) % 1).toBeCloseTo(0);
      expect((phone.width / scale / ACROSS) % 1).toBeCloseTo(0);
    }
  });

  it("shows what the overview would cover", () => {
    const tana = { x: 820, y: 36 };
    const frame = over([tana], phone);
    expect(tana.y * frame.scale + frame.y).toBeGreaterThan(64);
    expect(over([{ x: 40, y: 36 }], phone).y).toBeLessThan(20); // in the middle of its room, and no lower
  });

  it("stays readable when the places are too far apart for it", () => {
    expect(over(Object.values(BORDERS), phone).scale).toBeGreaterThanOrEqual(0.9);
  });
});

it("a laptop with a low window still shows the whole map, in larger letters", () => {
  const low = { width: 750, height: 270 };
  expect(cramped(low)).toBe(false);
  expect(lettering(fitting(low))).toBeGreaterThan(lettering(fitting(desk)));
});
