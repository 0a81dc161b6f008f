import { describe, expect, it } from "vitest";
import { HEIGHT, lines, WIDTH } from "./curve";

describe("the course of a game", () => {
  it("is a line for each seat, from the left to the right, the best at the top", () => {
    const [red, green] = lines(
      [0, 5, 10],
      [
        [0, 0],
        [4, 1],
        [2, 8],
      ],
    );
    expect(red?.points).toBe(`0,${HEIGHT} ${WIDTH / 2},${HEIGHT / 2} ${WIDTH},${(HEIGHT * 3) / 4}`);
    expect(green?.end).toEqual({ x: WIDTH, y: 0 });
  });
  it("is nothing where only one moment is known, and flat where nothing changes", () => {
    expect(lines([], [])).toEqual([]);
    expect(lines([0], [[1, 2]])).toEqual([]);
    expect(lines([0, 1], [[3], [3]])[0]?.points).toBe(`0,${HEIGHT} ${WIDTH},${HEIGHT}`);
  });
});
