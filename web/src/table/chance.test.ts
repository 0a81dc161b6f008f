import { expect, test } from "vitest";
import { percent } from "./chance";

test("only what is sure has 100 percent, and only what cannot be has none", () => {
  expect([0, 0.001, 0.35, 0.999, 1].map(percent)).toEqual(["0", "1", "35", "99", "100"]);
});
