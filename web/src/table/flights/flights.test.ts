import { describe, expect, it } from "vitest";
import { schedule } from "./flights";

describe("pieces on their way", () => {
  it("set off one after the other, coins close together", () => {
    expect(schedule(["move", "coin", "coin", "fall"]).map((leg) => leg.start)).toEqual([0, 240, 300, 360]);
  });

  it("are fewer and faster when there are many", () => {
    const legs = schedule(Array.from({ length: 60 }, () => "move" as const));
    expect(legs).toHaveLength(24);
    expect(Math.max(...legs.map((leg) => leg.start + leg.length))).toBeLessThan(2600);
  });

  it("are none when nothing moves", () => {
    expect(schedule([])).toEqual([]);
  });
});
