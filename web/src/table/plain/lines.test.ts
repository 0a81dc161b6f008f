import { describe, expect, it } from "vitest";
import { parts } from "./lines";

describe("a view as text", () => {
  it("has a title and lines for every part", () => {
    const view = {
      "next-order": ["red", "blue"],
      round: 2,
      seats: [
        { coins: 3, done: true },
        { coins: 0, done: false },
      ],
      dice: { white: 4 },
      none: [],
    };
    expect(parts(view)).toEqual([
      { title: "Next order", lines: ["red, blue"] },
      { title: "Round", lines: ["2"] },
      { title: "Seats", lines: ["Coins 3; Done ✓", "Coins 0; Done ✗"] },
      { title: "Dice", lines: ["White: 4"] },
      { title: "None", lines: ["–"] },
    ]);
  });
});
