import { expect, test } from "vitest";
import shared from "../../style/symbols.svg?raw";
import { picture } from "./cards/art";
import { ICON } from "./facts";
import positions from "./positions.json";
import { memberSymbol, symbols, tokens } from "./symbols";

const ids = new Set([...(shared + symbols.sheet).matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

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
  expect(new Set([...symbols.sheet.matchAll(/shield.*?href="#(charge-\w+)"/g)].map((found) => found[1])).size).toBe(4);
});
