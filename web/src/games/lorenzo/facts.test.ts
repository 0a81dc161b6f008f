import { expect, test } from "vitest";
import {
  along,
  amounts,
  atHome,
  columns,
  ghost,
  inLine,
  leadersOf,
  leading,
  mine,
  others,
  person,
  share,
  signed,
  strongest,
} from "./facts";
import { stand, viewAt } from "./stand";
import type { View } from "./types";

const view = viewAt("turn") as View;

test("our own board comes first, then the others around the table", () => {
  const blue = { ...view, viewer: "blue" };
  expect(mine(blue).seat).toBe("blue");
  expect(others(blue).map((seat) => seat.seat)).toEqual(["yellow", "red", "green"]);
  expect(columns({ ...view, viewer: "" }).map((seat) => seat.seat)).toEqual(["red", "green", "blue", "yellow"]);
});

test("members in the palace stand in the order of the line", () => {
  expect(inLine(view.spaces.council?.members ?? [], view["next-order"])).toEqual(["blue-black", "green-neutral"]);
});

test("goods are always listed in the same order, and nothing is left out but nothing", () => {
  expect(amounts({ vp: 2, coin: -3, stone: 0 })).toEqual([
    ["coin", -3],
    ["vp", 2],
  ]);
});

test("what is there too much of does not bring a leader nearer", () => {
  expect(
    share([
      { good: "coin", number: 4, owned: 9 },
      { type: "building", number: 4, owned: 0 },
    ]),
  ).toBe(0.5);
  expect(share([])).toBe(1);
});

test("who is best in a category is marked, unless all are equal", () => {
  expect([...leading(view.seats, "points")]).toEqual(["red"]);
  expect([...leading(view.seats, "penalties")]).toEqual([]);
});

test("the military track is long enough for everybody", () => {
  expect(strongest(view)).toBe(20);
  const strong = structuredClone(view);
  const first = strong.seats[0];
  if (first) first.goods.military = 31;
  expect(strongest(strong)).toBe(35);
  expect([along(5, 20), along(50, 20), along(-1, 20)]).toEqual([25, 100, 0]);
});

test("leaders lie played, used or in the hand", () => {
  expect(leadersOf(mine(view))).toEqual([
    { leader: "sigismondo-malatesta", lies: "played" },
    { leader: "michelangelo-buonarroti", lies: "used" },
    { leader: "santa-rita", lies: "hand" },
    { leader: "cosimo-de-medici", lies: "hand" },
  ]);
  expect(view.seats.map(atHome)).toEqual([4, 2, 3, 4]);
});

test("people go by their names, bots by their colours", () => {
  const table = stand("turn");
  table.box = { id: "lorenzo", names: { colour: { green: "Green" } }, components: {} };
  expect([person(table, "red"), person(table, "green")]).toEqual(["Anna", "Green"]);
});

test("changes have a sign", () => {
  expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "+0"]);
});

test("the member on its way is seen on the space that is looked at", () => {
  const table = stand("go");
  const harvest = table.offers.find((offer) => offer.thing === "harvest");
  expect(ghost(table, "space", "harvest")).toBe("");
  table.hot = harvest ?? null;
  expect(ghost(table, "space", "harvest")).toBe("red-orange");
  expect(ghost(table, "space", "council")).toBe("");
  expect(ghost(stand("servants"), "space", "harvest")).toBe("red-orange");
  expect(ghost(stand("turn"), "space", "harvest")).toBe("");
});
