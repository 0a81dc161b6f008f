import { expect, test } from "vitest";
import shared from "../../style/symbols.svg?raw";
import { faithIcon, ICON, scene } from "./facts";
import positions from "./positions.json";
import { charge, COLOURS, symbols, tokens } from "./symbols";

const ids = new Set([...(shared + symbols.sheet).matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

test("every icon, landscape, faith and power is on one of the two sheets", () => {
  const lands = Object.entries(positions.box.territories).map(([word, facts]) => scene(word, facts.kind));
  const faiths = positions.box.faiths.flatMap((faith) => ["russia", "poland"].map((power) => faithIcon(faith, power)));
  const powers = Object.keys(positions.box.powers).map((power) => `imp-p-${power}`);
  expect([...Object.values(ICON), ...lands, ...faiths, ...powers].filter((id) => !ids.has(id))).toEqual([]);
});

test("no two seats have the same outline or colour", () => {
  const seats = Object.keys(COLOURS);
  expect(seats.filter((seat) => !ids.has(tokens(seat).symbol))).toEqual([]);
  expect(new Set(seats.map((seat) => tokens(seat).colour)).size).toBe(4);
  const outlines = [...symbols.sheet.matchAll(/imp-seat-\w+".*?class="imp-line" d="([^"]+)"/g)].map(
    (found) => found[1],
  );
  expect(new Set(outlines).size).toBe(4);
  expect(charge("yellow").size).toBeLessThan(charge("red").size);
});
