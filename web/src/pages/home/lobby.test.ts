import { expect, test } from "vitest";
import { ago, fitting, freeSeat, myTurn, offered, sorted } from "./lobby";
import { BOT, MINE, NOW, OTHER, table } from "../samples";

test("a table waits for me if my seat decides and no bot stands in for me", () => {
  expect(myTurn(table("t", [MINE, OTHER]))).toBe(true);
  expect(myTurn(table("t", [MINE, OTHER], { decider: 1, deciders: [1] }))).toBe(false);
  expect(myTurn(table("t", [{ ...MINE, bot: "greedy" }, OTHER]))).toBe(false);
  expect(myTurn(table("t", [MINE, OTHER], { status: "over" }))).toBe(false);
});

test("a question of another waits for me until I have answered it", () => {
  const pending = { kind: "end" as const, seat: 1, number: 3, position: 2, consents: [] as number[] };
  expect(myTurn(table("t", [MINE, OTHER], { decider: 1, deciders: [1], pending }))).toBe(true);
  expect(myTurn(table("t", [MINE, OTHER], { decider: 1, deciders: [1], pending: { ...pending, consents: [0] } }))).toBe(
    false,
  );
  expect(myTurn(table("t", [MINE, OTHER], { decider: 1, deciders: [1], pending: { ...pending, seat: 0 } }))).toBe(
    false,
  );
});

test("my turns come first, the longest waiting at the top; what-ifs and finished games stand apart", () => {
  const mine = sorted([
    table("young", [MINE, BOT], { moved: NOW - 10 }),
    table("old", [MINE, BOT], { moved: NOW - 99 }),
    table("waits", [MINE, OTHER], { decider: 1, deciders: [1] }),
    table("what-if", [MINE, MINE], { branch: true }),
    table("lesson", [MINE, BOT], { branch: true, settings: { ...table("", []).settings, lesson: "first/fair" } }),
    table("open", [MINE, {}], { status: "open" }),
    table("frozen", [MINE, BOT], { status: "frozen" }),
  ]);
  expect(mine.turns.map((card) => card.id)).toEqual(["old", "young"]);
  expect(mine.waiting.map((card) => card.id)).toEqual(["waits"]);
  expect(mine.branches.map((card) => card.id)).toEqual(["what-if"]);
  expect(mine.open.map((card) => card.id)).toEqual(["open"]);
  expect(mine.over.map((card) => card.id)).toEqual(["frozen"]);
});

test("tables with a free seat are offered before those to watch, and mine not at all", () => {
  const cards = [
    table("watch", [OTHER, BOT], { moved: NOW }),
    table("mine", [MINE, {}], { status: "open" }),
    table("full", [OTHER, BOT], { status: "open" }),
    table("free", [OTHER, {}], { status: "open", moved: NOW - 500 }),
  ];
  expect(offered(cards).map((card) => card.id)).toEqual(["free", "watch", "full"]);
  expect(cards.map(freeSeat)).toEqual([null, 1, null, 1]);
});

test("how long ago is told in the biggest unit that fits", () => {
  expect(ago(NOW + 5, NOW)).toEqual({ unit: "now", count: 0 }); // a clock that is a little off
  expect(ago(NOW - 60, NOW)).toEqual({ unit: "minutes", count: 1 });
  expect(ago(NOW - 7199, NOW)).toEqual({ unit: "hours", count: 1 });
  expect(ago(NOW - 3 * 86_400, NOW)).toEqual({ unit: "days", count: 3 });
});

test("a higher window shows more rows, a lower one never fewer than the least", () => {
  expect([fitting(4, 52), fitting(4, 52, 600), fitting(4, 52, 1080)]).toEqual([4, 4, 10]);
});
