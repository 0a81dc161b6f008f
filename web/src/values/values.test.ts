import { expect, test } from "vitest";
import { differs, editsOf, lines, Ours, reconstructed, shown } from "./values";
import { CARD } from "./samples";

const ours = new Ours(CARD);
const cost = { sheet: "lands", row: "salt", column: "cost", value: 7, origin: ["owner"] };

test("every printed value is listed once, in the order of the sheets", () => {
  const found = lines(ours, editsOf([]));
  expect(found.map((line) => line.key)).toEqual(["lands/salt/cost", "lands/salt/prices", "lands/cloth/cost"]);
  expect(found.filter(differs)).toEqual([]);
});

test("an edit stands beside ours, also where nothing is printed, and so does a name", () => {
  const edits = [
    cost,
    { sheet: "lands", row: "cloth", column: "gives.salt", value: 1, origin: [] },
    { sheet: "lands", row: "cloth", column: "name.pl", value: "Sukno", origin: [] },
  ];
  const found = lines(ours, editsOf(edits)).filter(differs);
  expect(found.map((line) => [line.row.label, line.column?.label ?? line.language])).toEqual([
    ["Salt", "cost"],
    ["Cloth", "gives: salt"],
    ["Cloth", "pl"],
  ]);
  expect(found[0]?.ours?.value).toBe(5);
  expect(found[1]?.ours).toBeUndefined();
});

test("another word about the origin is no other value", () => {
  const [line] = lines(ours, editsOf([{ ...cost, value: 5 }]));
  expect(line && differs(line)).toBe(false);
});

test("what is reconstructed follows the values that are played with", () => {
  const words = (edits: (typeof cost)[]) =>
    lines(ours, editsOf(edits))
      .filter(reconstructed)
      .map((line) => line.key);
  expect(words([])).toEqual(["lands/salt/cost", "lands/salt/prices"]);
  expect(words([cost])).toEqual(["lands/salt/prices"]);
  expect(words([{ ...cost, origin: [] }])).toEqual(["lands/salt/prices"]);
  expect(words([{ ...cost, value: 5, origin: ["rulebook"] }])).toEqual(["lands/salt/prices"]);
});

test("cells as people read them", () => {
  expect(shown([1, 3, 4])).toBe("1, 3, 4");
  expect(shown(7)).toBe("7");
  const place = CARD.sheets[0]?.columns[3];
  expect(shown("far", place)).toBe("Far away");
});
