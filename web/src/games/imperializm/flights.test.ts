import { expect, test } from "vitest";
import type { EventCard } from "../../core/wire";
import { flights } from "./flights";
import { viewAt } from "./stand";

const view = viewAt("act");

function flown(name: string, things: EventCard["things"]): string[] {
  const event: EventCard = { name, text: "", things, phrase: { key: "", args: {} } };
  return flights(event, view, view).map((one) => `${one.symbol} ${one.from} ${one.to}`);
}

test("ducats go between the board and the purses", () => {
  expect(flown("traded", { seat: "red", good: "food", number: 4 })).toEqual(["florin good:food measure:ducats@red"]);
  expect(flown("robbed", { seat: "red", target: "blue", number: 4 })).toEqual([
    "florin measure:ducats@blue measure:ducats@red",
  ]);
  expect(flown("tribute-paid", { seat: "red", target: "blue", number: 4 })).toEqual([
    "florin measure:ducats@red measure:ducats@blue",
  ]);
});

test("a conquest comes from our hand, or from the seat of somebody else", () => {
  expect(flown("conquered", { seat: "red", territory: "bohemia", number: 7 })).toEqual([
    "imp-a-conquest card:bohemia territory:bohemia",
  ]);
  expect(flown("conquered", { seat: "blue", territory: "china", number: 7 })[0]).toContain("colour:blue");
});

test("achievements, religions, territories and wars go where they belong", () => {
  expect(flown("claimed", { seat: "red", achievement: "banking" })).toEqual([
    "imp-s-glory achievement:banking colour:red",
  ]);
  expect(flown("converted", { seat: "blue", religion: "calvinism" })).toEqual([
    "imp-f-calvinism religion:calvinism colour:blue",
  ]);
  expect(flown("ceded", { seat: "red", target: "green", territory: "livonia" })).toEqual([
    "imp-k-land colour:red colour:green",
  ]);
  expect(flown("war-declared", { seat: "red", target: "green", war: "land", card: "pirates" })).toEqual([
    "imp-a-war colour:red colour:green",
  ]);
});

test("what only tells moves nothing", () => {
  expect(flown("turn-began", { seat: "red" })).toEqual([]);
  expect(flown("put-down", { seat: "red", target: "red", card: "reformer" })).toEqual([]);
});
