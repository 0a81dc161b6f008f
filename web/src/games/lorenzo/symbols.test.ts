// @vitest-environment node
import { expect, test } from "vitest";
import shared from "../../style/symbols.svg?raw";
import { picture } from "./art";
import { ICON } from "./facts";
import positions from "./positions.json";
import { memberSymbol, sheet, tokens } from "./symbols";

const ids = new Set([...(shared + sheet()).matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

test("every icon and every picture on a card is on one of the two sheets", () => {
  const named = [...Object.values(ICON), ...Object.keys(positions.box.advanced.cards).map(picture)];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test("each colour has a shield and four members, and no two look the same", () => {
  const seats = ["red", "green", "blue", "yellow"];
  const members = seats.flatMap((seat) =>
    ["white", "black", "orange", "neutral"].map((die) => memberSymbol(`${seat}-${die}`)),
  );
  expect([...seats.map((seat) => tokens(seat).symbol), ...members].filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(seats.map((seat) => tokens(seat).colour)).size).toBe(4);
  expect(new Set([...sheet().matchAll(/shield.*?href="#(ch-\w+)"/g)].map((found) => found[1])).size).toBe(4);
});

test("what the shared parts of a symbol refer to is there", () => {
  const used = [...sheet().matchAll(/href="#([^"]+)"/g)].map((found) => found[1]);
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
});
