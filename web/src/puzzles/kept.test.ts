// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { setSolved, solvedOf, streak, streakOf } from "./kept";

beforeEach(() => localStorage.clear());

describe("a streak", () => {
  it("counts days in a row up to today", () => expect(streakOf([3, 5, 6, 7], 7)).toBe(3));
  it("is not broken before today is over", () => expect(streakOf([5, 6], 7)).toBe(2));
  it("ends with a day that was missed", () => expect(streakOf([4, 5], 7)).toBe(0));
  it("begins with nothing", () => expect(streakOf([], 7)).toBe(0));
});

describe("what is solved", () => {
  it("is remembered by game, once", () => {
    setSolved("quay/2-0001", 7);
    setSolved("quay/2-0001", 7);
    setSolved("other/2-0002");
    expect(solvedOf("quay")).toEqual(["2-0001"]);
    expect(streak(7)).toBe(1);
    expect(streak(8)).toBe(1);
    expect(streak(9)).toBe(0);
  });
  it("is nothing where somebody else wrote", () => {
    localStorage.setItem("signoria-puzzles", "{");
    expect(solvedOf("quay")).toEqual([]);
  });
});
