import { expect, test } from "vitest";
import {
  apart,
  boxOf,
  capital,
  changeOf,
  columns,
  faithIcon,
  fought,
  handOf,
  inEvery,
  mine,
  needsOf,
  others,
  person,
  realm,
  reconstructed,
  settingUp,
  share,
  signed,
  standing,
  wouldMeet,
} from "./facts";
import { looking, stand, viewAt } from "./stand";
import type { Amount, View } from "./types";

const view = viewAt("act") as View;

test("our own seat comes first, then the others around the table", () => {
  const blue = { ...view, viewer: "blue" };
  expect(mine(blue).seat).toBe("blue");
  expect(others(blue).map((seat) => seat.seat)).toEqual(["yellow", "red", "green"]);
  expect(columns({ ...view, viewer: "" }).map((seat) => seat.seat)).toEqual(["red", "green", "blue", "yellow"]);
});

test("those at a level stand there together", () => {
  expect(standing(view, "food", 4).map((seat) => seat.seat)).toEqual(["green", "blue"]);
  expect(standing(view, "food", 8)).toEqual([]);
});

test("what is there too much of does not bring an achievement nearer", () => {
  expect(
    share([
      { measure: "army", needed: 4, owned: 9 },
      { measure: "fleet", needed: 4, owned: 0 },
    ]),
  ).toBe(0.5);
  expect(share([])).toBe(1);
});

test("what every way asks for is told once", () => {
  const ways: Amount[][] = [
    [
      ["prestige", 8],
      ["weapons", 2],
    ],
    [
      ["prestige", 8],
      ["shipyards", 2],
    ],
  ];
  expect(inEvery(ways)).toEqual([["prestige", 8]]);
  expect(ways.map((way) => apart(way, inEvery(ways)))).toEqual([[["weapons", 2]], [["shipyards", 2]]]);
  expect(inEvery(ways.slice(0, 1))).toEqual(ways[0]);
});

test("those who watch see only what is printed", () => {
  expect(needsOf(undefined, [["army", 3]])).toEqual([{ measure: "army", needed: 3 }]);
});

test("the option that is looked at tells what it would change", () => {
  expect(changeOf(stand("act"), "ducats")).toBe(0);
  expect(changeOf(looking("act", "conquer", "bohemia"), "ducats")).toBe(-7);
  expect(wouldMeet(looking("act", "conquer", "bohemia"), "mercantilism")).toBe(false);
});

test("a war takes the place of the cards, before it the odds", () => {
  expect([fought(stand("act")), fought(stand("enemy")), fought(stand("wage")), fought(stand("peace"))]).toEqual([
    "",
    "odds",
    "odds",
    "war",
  ]);
});

test("a hand has its territories first", () => {
  const box = boxOf(stand("act"));
  expect(handOf(box, ["pirates", "bohemia"]).map((one) => one.card)).toEqual(["bohemia", "pirates"]);
});

test("a seat goes by its power, by its colour while the powers are secret", () => {
  expect([realm(stand("act"), "green"), realm(stand("setup"), "green")]).toEqual(["ottoman-empire", "green"]);
  expect([person(stand("act"), "red"), person(stand("act"), "green")]).toEqual(["Anna", "green"]);
  expect([settingUp(viewAt("setup") as View), settingUp(view)]).toEqual([true, false]);
});

test("the two faiths of their own look different", () => {
  expect(new Set(["russia", "ottoman-empire"].map((power) => faithIcon("own-faith", power))).size).toBe(2);
});

test("reconstructions are known by their origin", () => {
  expect([reconstructed({ cost: "reconstructed" }), reconstructed(["rulebook", "source https://x"])]).toEqual([
    true,
    false,
  ]);
});

test("numbers and names as people write them", () => {
  expect([signed(3), signed(-3), signed(0), capital("łupy"), capital("")]).toEqual(["+3", "−3", "+0", "Łupy", ""]);
});
