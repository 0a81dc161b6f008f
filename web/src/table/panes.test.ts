import { expect, test } from "vitest";
import type { Offer } from "../core/wire";
import { paneFor } from "./panes";

const PANES = [{ domains: ["slot"] }, { domains: ["city", "border"] }, { domains: ["card"] }];
const about = (domain: string, weight = 0): Offer => ({ domain, weight }) as unknown as Offer;

test("a question about the map shows the map", () => {
  expect(paneFor([about("city"), about("city"), about("card")], PANES, 0)).toBe(1);
});

test("the pane that is looked at stays as long as it has something to choose", () => {
  expect(paneFor([about("city"), about("city"), about("card")], PANES, 2)).toBe(2);
  expect(paneFor([about(""), about("card", -10)], PANES, 0)).toBe(0);
  expect(paneFor([], PANES, 1)).toBe(1);
});
