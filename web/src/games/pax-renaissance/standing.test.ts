import { expect, test } from "vitest";
import { nearestFaith, rows } from "./standing";
import type { Condition, Religion, Standing, Standings } from "./types";

function condition(what: string, own: number, short: number): Condition {
  return { what, own, rival: 0, lead: own, needed: 1, met: !short, short };
}

function faithful(catholic: number, islamic: number, reformist: number, supreme: Religion | "" = ""): Standing {
  const of = (short: number) => ({
    supreme: false,
    conditions: [condition("bishops", 1, short), condition("tokens", 2, 0), condition("prestige", 3, 0)],
  });
  return { met: false, supreme, religions: { catholic: of(catholic), islamic: of(islamic), reformist: of(reformist) } };
}

const standings = {
  holy: { active: true, cost: 1, banks: { fugger: faithful(3, 1, 2), medici: faithful(0, 0, 0, "reformist") } },
  imperial: {
    active: false,
    cost: 1,
    banks: {
      fugger: { met: true, conditions: [condition("kings", 4, 0)] },
      medici: { met: false, conditions: [condition("kings", 1, 3)] },
    },
  },
} as unknown as Standings;

test("the faith shown is the supreme one, else the one with least missing", () => {
  expect(nearestFaith(standings, "fugger")).toBe("islamic");
  expect(nearestFaith(standings, "medici")).toBe("reformist");
});

test("a row has the counts of every bank in the order asked for", () => {
  expect(rows(standings, "imperial", "medici", ["medici", "fugger"])).toMatchObject([
    { what: "kings", own: { short: 3 }, counts: [1, 4] },
  ]);
});

test("bishops and tokens belong to a faith, prestige to a bank", () => {
  expect(rows(standings, "holy", "fugger", ["fugger", "medici"]).map((row) => row.counts)).toEqual([
    null,
    null,
    [3, 3],
  ]);
});
