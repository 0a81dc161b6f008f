import { describe, expect, test } from "vitest";
import { CARDS, natural, shares, spread } from "./fan";

const cards = (count: number) => Array.from({ length: count }, () => ({ width: 78 }));

describe("a strip of cards", () => {
  test("lies side by side while there is room", () => {
    expect(spread(cards(3), 400)).toEqual({ at: [0, 84, 168], width: 246, scrolls: false });
    expect(natural(cards(3))).toBe(246);
  });

  test("overlaps just enough to fit", () => {
    const laid = spread(cards(14), 500);
    expect(laid.scrolls).toBe(false);
    expect(laid.width).toBeLessThanOrEqual(501);
    expect(laid.at[1]).toBeGreaterThanOrEqual(CARDS.least);
  });

  test("scrolls rather than hide what must be seen", () => {
    const laid = spread(cards(30), 500);
    expect(laid.scrolls).toBe(true);
    expect(laid.at[1]).toBe(CARDS.least);
  });

  test("tucks a queen under her king even where there is room", () => {
    expect(spread([{ width: 82 }, { width: 78, tucked: true }], 900).at[1]).toBe(66);
  });

  test("may be empty", () => {
    expect(spread([], 100)).toEqual({ at: [], width: 0, scrolls: false });
  });
});

describe("two halves of a tableau", () => {
  test("get what they want if both can", () => expect(shares([100, 200], 400)).toEqual([100, 200]));
  test("leave the small one whole", () => expect(shares([100, 900], 600)).toEqual([100, 500]));
  test("share by what they want", () => expect(shares([600, 600], 600)).toEqual([300, 300]));
});
