import { expect, test } from "vitest";
import type { Logged } from "../../core/log";
import { bare, since } from "./since";

let number = 0;
function entry(seat: number, ...texts: string[]): Logged {
  number += 1;
  const events = texts.map((text) => ({ name: text.startsWith("Only") ? "forced" : "done", text, things: {} }));
  return { number, kind: "choice", seat, position: number, events };
}

test("what each rival did since my last choice is summed up in one line", () => {
  number = 0;
  const log = [
    entry(1, "Red was first."),
    entry(0, "I buy."),
    entry(1, "Only option.", "Red buys.", "Red pays."),
    entry(2, "Blue trades."),
    entry(1, "Red sells."),
  ];
  expect(since(log, 0)).toEqual({
    from: 2,
    rivals: [
      { seat: 1, deeds: ["Red buys.", "Red sells."] },
      { seat: 2, deeds: ["Blue trades."] },
    ],
  });
  expect(since(log, -1).rivals).toEqual([]);
});

test("a turn is summed up by what tells most of it", () => {
  number = 0;
  const spends = { name: "spent", text: "Red spends 3.", things: {} };
  const took = { name: "took", text: "Red takes a mill.", things: {} };
  const log = [
    entry(0, "I buy."),
    { ...entry(1), events: [spends, { name: "placed", text: "Red places.", things: {} }, took] },
    { ...entry(1), events: [spends] },
    { ...entry(2), events: [spends] },
  ];
  expect(since(log, 0, ["took", "placed"]).rivals).toEqual([
    { seat: 1, deeds: ["Red takes a mill."] },
    { seat: 2, deeds: ["Red spends 3."] },
  ]);
});

test("what was taken back is not told, and nothing is left once I have acted", () => {
  number = 0;
  const log = [entry(0, "I buy."), entry(1, "Red buys."), { ...entry(1), kind: "undo" }];
  expect(since(log, 0).rivals).toEqual([]);
  expect(since([entry(1, "Red buys."), entry(0, "I buy.")], 0).rivals).toEqual([]);
});

test("the name is said once", () => {
  expect(bare("Red buys a card.", "Red")).toBe("buys a card");
  expect(bare("The round ends.", "Red")).toBe("The round ends");
});
