import { describe, expect, it } from "vitest";
import { beside } from "./place";

const window = { width: 1000, height: 700 };
const size = { width: 200, height: 50 };

describe("a bubble", () => {
  it("stands below its thing, its tip under the middle of it", () => {
    expect(beside({ left: 400, top: 100, width: 40, height: 40 }, size, window)).toEqual({
      left: 320,
      top: 149,
      side: "below",
      tip: 100,
    });
  });

  it("stays inside the window, its tip still at the thing", () => {
    expect(beside({ left: 0, top: 100, width: 40, height: 40 }, size, window)).toEqual({
      left: 6,
      top: 149,
      side: "below",
      tip: 14,
    });
    expect(beside({ left: 970, top: 100, width: 20, height: 20 }, size, window).left).toBe(794);
  });

  it("stands above where there is no room below, and beside a thing that fills the window", () => {
    expect(beside({ left: 400, top: 650, width: 40, height: 40 }, size, window).side).toBe("above");
    expect(beside({ left: 0, top: 0, width: 300, height: 700 }, size, window).side).toBe("right");
    expect(beside({ left: 700, top: 0, width: 300, height: 700 }, size, window).side).toBe("left");
  });
});
