// @vitest-environment node
import { expect, it } from "vitest";
import type { Entry } from "../../core/wire";
import { recalled } from "./before";

const entry = (number: number, position: number, kind = "choice", at = number): Entry => ({
  number,
  kind: kind as Entry["kind"],
  seat: 0,
  position,
  at,
  events: [],
  option: null,
  words: `${number}`,
});

it("the log of the game comes before a what-if, without what was taken back or came later", () => {
  const log = [entry(0, 0, "start"), entry(1, 1), entry(2, 2), entry(3, 1, "undo"), entry(4, 2), entry(5, 3)];
  const told = recalled(log, 2, 4.5);
  expect(told.map((one) => one.words)).toEqual(["0", "1", "4"]);
  // The moment from which it goes on is the first of the what-if, and no two entries have one number.
  expect(told.map((one) => one.position)).toEqual([-2, -1, 0]);
  expect(told.every((one) => one.number < 0)).toBe(true);
  // What the game took back after the what-if had begun is still what it began with.
  expect(recalled([...log, entry(6, 0, "takeback", 9)], 2, 4.5)).toHaveLength(3);
});
