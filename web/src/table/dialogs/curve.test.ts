import { describe, expect, it } from "vitest";
import { HEIGHT, lines, mark, WIDTH } from "./curve";

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
  it("has marks on the line of a seat, at the last moment before what it did", () => {
    const positions = [0, 5, 10];
    const course = [
      [0, 0],
      [4, 1],
      [2, 8],
    ];
    expect(mark(positions, course, 7, 0)).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 });
    expect(mark(positions, course, 5, 0)).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 });
    expect(mark(positions, course, 0, 1)).toEqual({ x: 0, y: HEIGHT });
    expect(mark(positions, course, 12, 1)).toEqual({ x: WIDTH, y: 0 });
  });
});
