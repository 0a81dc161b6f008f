import { expect, test } from "vitest";
import { share } from "./share";

test("what says the same stays the same object", () => {
  const before = { seats: [{ florins: 3 }, { florins: 4 }], row: ["a", "b"], taken: null };
  const after = share(before, { seats: [{ florins: 3 }, { florins: 5 }], row: ["a", "b"], taken: null });
  expect(after).toEqual({ seats: [{ florins: 3 }, { florins: 5 }], row: ["a", "b"], taken: null });
  expect(after).not.toBe(before);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after.seats[1]).not.toBe(before.seats[1]);
  expect(after.row).toBe(before.row);
});

test("a whole that has not changed is what it was", () => {
  const before = { deep: [[1, { two: "3" }]] };
  expect(share(before, structuredClone(before))).toBe(before);
});

test.each([
  ["one more", [1, 2], [1, 2, 3]],
  ["one less", [1, 2, 3], [1, 2]],
  ["another name", { a: 1 }, { b: 1 }],
  ["nothing under another name", { a: undefined }, { b: undefined }],
  ["a list for a record", {}, []],
  ["something for nothing", null, { a: 1 }],
  ["nothing for something", { a: 1 }, null],
  ["a word for a number", 1, "1"],
])("%s is a change", (_, before, after) => {
  expect(share(before, structuredClone(after))).toEqual(after);
  expect(share(before, after)).not.toBe(before);
});
