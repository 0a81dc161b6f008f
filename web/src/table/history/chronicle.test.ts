import { describe, expect, it } from "vitest";
import type { Logged, Told } from "../../core/log";
import { chronicle, decidedAt, seen, spoken } from "./chronicle";

const said = (name: string, text: string, seat = ""): Told => ({ name, text, things: seat ? { seat } : {} });
const entry = (number: number, kind: string, seat: number, position: number, ...events: Logged["events"]): Logged => ({
  number,
  kind,
  seat,
  position,
  events,
});

const start = entry(
  0,
  "start",
  -1,
  0,
  said("drew", "A card comes."),
  said("turn-begun", "The turn of Fugger begins.", "fugger"),
);
const buys = entry(1, "choice", 0, 1, said("bought", "Fugger buys."));
const sells = entry(
  2,
  "choice",
  0,
  2,
  said("sold", "Fugger sells."),
  said("forced", "Fugger: end (the only option)", "fugger"),
);
const ends = entry(
  3,
  "choice",
  0,
  3,
  said("drew", "Another card comes."),
  said("turn-begun", "The turn of Medici begins.", "medici"),
  said("forced", "Medici: pay (the only option)", "medici"),
);

describe("the chronicle", () => {
  const groups = chronicle([start, buys, sells, ends]);

  it("begins a group with each turn, for the seat whose turn it is", () => {
    expect(groups.map((group) => [group.heading, group.who])).toEqual([
      ["", ""],
      ["The turn of Fugger begins.", "fugger"],
      ["The turn of Medici begins.", "medici"],
    ]);
  });

  it("keeps one line for each choice, and splits a choice that ends a turn", () => {
    expect(groups[1]!.lines.map((line) => line.sentences[0]!.text)).toEqual([
      "Fugger buys.",
      "Fugger sells.",
      "Another card comes.",
    ]);
    expect(groups[1]!.lines.map((line) => line.position)).toEqual([1, 2, 3]);
    expect(groups[1]!.lines.map((line) => line.first)).toEqual([true, false, false]);
    expect(groups[2]!.lines[0]!.position).toBe(3);
  });

  it("shows what took itself only when it is unfolded", () => {
    const line = groups[1]!.lines[1]!;
    expect(seen(line, false, 5).map((sentence) => sentence.only)).toEqual([false]);
    expect(seen(line, true, 5)).toEqual(line.sentences);
  });

  it("marks what was the only choice", () => {
    expect(groups[1]!.lines[1]!.sentences.map((sentence) => sentence.only)).toEqual([false, true]);
  });

  it("gives each line a key of its own", () => {
    const keys = groups.flatMap((group) => [group.key, ...group.lines.map((line) => line.key)]);
    expect(new Set(groups.flatMap((group) => group.lines.map((line) => line.key))).size).toBe(5);
    expect(keys.every(Boolean)).toBe(true);
  });
});

describe("what is read out", () => {
  it("is what came after the last entry that was heard, the newest of it", () => {
    expect(spoken([start, buys, sells], 1)).toBe("Fugger sells."); // what took itself is left out here, too
    expect(spoken([start, buys, sells], 0, 2)).toBe("Fugger buys. Fugger sells.");
    expect(spoken([start, buys, sells], 0, 1)).toBe("Fugger sells.");
    expect(spoken([start, buys], 1)).toBe("");
  });
});

describe("by the book", () => {
  it("the reasoning of a turn is found after the last choice of the seat", () => {
    const groups = chronicle([start, buys, sells]);
    expect(groups.map((group) => decidedAt(group, [0]))).toContain(2);
    expect(groups.every((group) => decidedAt(group, [1]) === 0)).toBe(true);
  });
});

it("a line that only says what took itself is seen when the line before it is unfolded", () => {
  const took = entry(2, "choice", 1, 2, said("forced", "Medici: end (the only option)", "medici"));
  const [group] = chronicle([buys, took]);
  expect(group!.lines.map((line) => seen(line, false, 5).map((sentence) => sentence.text))).toEqual([["Fugger buys."]]);
  expect(seen(group!.lines[0]!, true, 5).map((sentence) => sentence.text)).toEqual([
    "Fugger buys.",
    "Medici: end (the only option)",
  ]);
});

it("a turn that begins with what took itself tells it when its first line is unfolded", () => {
  const bought = entry(4, "choice", 1, 4, said("bought", "Medici buys."));
  const [group] = chronicle([ends, bought]).slice(-1);
  expect(group!.lines.map((line) => [line.key, line.first, line.position])).toEqual([["4.0", true, 4]]);
  expect(seen(group!.lines[0]!, false, 5).map((sentence) => sentence.text)).toEqual(["Medici buys."]);
  expect(group!.lines[0]!.sentences.map((sentence) => sentence.only)).toEqual([true, false]);
});

it("nothing is seen of a turn in which everything took itself until it is unfolded", () => {
  const line = chronicle([ends]).at(-1)!.lines[0]!;
  expect(seen(line, false, 5)).toEqual([]);
  expect(seen(line, true, 5).map((sentence) => sentence.text)).toEqual(["Medici: pay (the only option)"]);
});
