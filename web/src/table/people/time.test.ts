import { describe, expect, it } from "vitest";
import { bank, digits, left } from "./time";

describe("time that is left", () => {
  it("is shown as a clock, and in days when there are many", () => {
    expect(digits(702)).toBe("11:42");
    expect(digits(3723)).toBe("1:02:03");
    expect(left(1000, 298)).toEqual({ seconds: 702, days: 0, text: "11:42", over: false });
    expect(left(3 * 86_400 + 10, 0)).toEqual({ seconds: 259_210, days: 3, text: "", over: false });
    expect(left(3 * 86_400 - 5, 0).days).toBe(3); // a moment after three days were given
  });

  it("is never less than nothing", () => {
    expect(left(5, 9)).toEqual({ seconds: 0, days: 0, text: "0:00", over: true });
  });

  it("runs for the seat that decides only", () => {
    expect(bank(100, true, 1000, 1030)).toBe(70);
    expect(bank(100, false, 1000, 1030)).toBe(100);
    expect(bank(10, true, 1000, 1030)).toBe(0);
  });
});
