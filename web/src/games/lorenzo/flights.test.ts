import { expect, test } from "vitest";
import type { EventCard } from "../../core/wire";
import { flights } from "./flights";
import { viewAt } from "./stand";
import type { View } from "./types";

const before = viewAt("turn") as View;
const after = structuredClone(before);
after.towers[0]?.floors[0]?.members.push("red-orange");

function event(name: string, things: EventCard["things"]): EventCard {
  return { name, text: "", things, phrase: { key: "", args: {} } };
}

test("a member goes from its board to its space", () => {
  expect(
    flights(event("placed", { seat: "red", member: "orange", space: "territory-1", value: 4 }), before, after),
  ).toEqual([{ symbol: "lor-red-orange", from: "member:orange", to: "space:territory-1" }]);
  expect(
    flights(event("placed", { seat: "green", member: "black", space: "council", value: 4 }), before, after)[0]?.from,
  ).toBe("colour:green");
});

test("a card goes home from its floor", () => {
  expect(flights(event("took-card", { seat: "red", card: "estate" }), before, after)).toEqual([
    { symbol: "lor-territory", from: "space:territory-1", to: "card:estate" },
  ]);
  expect(flights(event("took-card", { seat: "red", card: "castle" }), before, after)).toEqual([]);
});

test("goods come from the space where the member has gone, and are paid there", () => {
  expect(flights(event("gained", { seat: "red", number: 2, good: "wood" }), before, after)).toEqual([
    { symbol: "res-wood", from: "space:territory-1", to: "good:wood@red", kind: "coin" },
  ]);
  expect(flights(event("paid", { seat: "red", number: 2, good: "coin" }), before, after)[0]?.to).toBe(
    "space:territory-1",
  );
  expect(flights(event("gained", { seat: "blue", number: 2, good: "wood" }), before, after)).toEqual([]);
});

test("an excommunication falls on its seat; what only tells moves nothing", () => {
  expect(flights(event("excommunicated", { seat: "green", tile: "no-market" }), before, after)).toEqual([
    { symbol: "i-no", from: "tile:no-market", to: "good:faith@green", kind: "fall" },
  ]);
  expect(flights(event("harvested", { seat: "green", value: 4 }), before, after)).toEqual([]);
});
