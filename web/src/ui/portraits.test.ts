import { expect, test } from "vitest";
import { portrait } from "./portraits";

test.each(["abbess", "condottiere", "navigator", "humanist", "trader", "warlord", "builder"])(
  "%s has a face",
  (bot) => {
    expect(portrait(bot)).toMatch(new RegExp(`/faces/${bot}\\.svg`));
  },
);

test("a level has none", () => {
  expect(portrait("merchant")).toBeUndefined();
});
