// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { cellOf, Draft } from "./draft.svelte";
import { CARD } from "./samples";
import { Ours } from "./values";

const ours = new Ours(CARD);
const [cost, gives, prices] = CARD.sheets[0]!.columns as [
  (typeof CARD.sheets)[0]["columns"][0],
  (typeof CARD.sheets)[0]["columns"][0],
  (typeof CARD.sheets)[0]["columns"][0],
];

beforeEach(() => localStorage.clear());

function begun(): Draft {
  return new Draft("quay", "1e", "My box");
}

test("what is written becomes a number where it is one, and stays as it is where it is none", () => {
  expect(cellOf(" 7 ", cost)).toBe(7);
  expect(cellOf("-3", cost)).toBe(-3);
  expect(cellOf("−3", cost)).toBe(-3);
  expect(cellOf("many", cost)).toBe("many");
  expect(cellOf("", cost)).toBe("");
  expect(cellOf("99999999999999999999", cost)).toBe("99999999999999999999");
  expect(cellOf("1, 2;3  4", prices)).toEqual([1, 2, 3, 4]);
  expect(cellOf("1, x", prices)).toEqual([1, "x"]);
});

test("a value that is ours again is no edit", () => {
  const draft = begun();
  draft.set(ours, "lands", "salt", cost, 7);
  expect([...draft.edits.values()]).toEqual([{ sheet: "lands", row: "salt", column: "cost", value: 7, origin: [] }]);
  draft.set(ours, "lands", "salt", cost, 5);
  expect(draft.edits.size).toBe(0);
  draft.set(ours, "lands", "cloth", gives, 1);
  draft.set(ours, "lands", "cloth", gives, 0);
  expect(draft.edits.size).toBe(0);
});

test("one undo takes back all that was written into one cell", () => {
  const draft = begun();
  draft.set(ours, "lands", "salt", cost, 1);
  draft.set(ours, "lands", "salt", cost, 12);
  draft.set(ours, "lands", "cloth", cost, 4);
  draft.undo();
  expect(draft.edits.get("lands/salt/cost")?.value).toBe(12);
  draft.undo();
  expect(draft.edits.size).toBe(0);
  expect(draft.undoable).toBe(false);
  draft.redo();
  draft.redo();
  expect(draft.edits.size).toBe(2);
  expect(draft.redoable).toBe(false);
});

test("what is written after an undo leaves nothing to be made again", () => {
  const draft = begun();
  draft.set(ours, "lands", "salt", cost, 1);
  draft.undo();
  draft.rename("Another");
  expect(draft.redoable).toBe(false);
  draft.redo();
  expect(draft.title).toBe("Another");
});

test("an owner can confirm a value that is as ours", () => {
  const draft = begun();
  draft.know(ours, "lands", "salt", cost, "owner");
  expect(draft.edits.get("lands/salt/cost")).toMatchObject({ value: 5, origin: ["owner"] });
  draft.know(ours, "lands", "salt", cost, "reconstructed");
  expect(draft.edits.size).toBe(0);
  // Once it has another value, what was said of the old one does not count.
  draft.know(ours, "lands", "salt", cost, "rulebook");
  draft.set(ours, "lands", "salt", cost, 6);
  expect(draft.edits.get("lands/salt/cost")).toMatchObject({ value: 6, origin: [] });
});

test("a list that has become longer has no origins left from before", () => {
  const draft = begun();
  draft.replace("Theirs", [
    { sheet: "lands", row: "salt", column: "prices", value: [1, 3], origin: ["owner", "rulebook"] },
  ]);
  draft.set(ours, "lands", "salt", prices, [1, 3, 4]);
  expect(draft.edits.get("lands/salt/prices")?.origin).toEqual([]);
});

test("names, and another pack in the place of this one", () => {
  const draft = begun();
  draft.call("lands", "salt", "pl", "Sól");
  expect(draft.sent().edits).toEqual([{ sheet: "lands", row: "salt", column: "name.pl", value: "Sól", origin: [] }]);
  draft.replace("Theirs", []);
  expect([draft.title, draft.edits.size]).toEqual(["Theirs", 0]);
  draft.undo();
  expect([draft.title, draft.edits.size]).toEqual(["My box", 1]);
  draft.call("lands", "salt", "pl", " ");
  expect(draft.edits.size).toBe(0);
});

test("nothing is lost when the page is loaded again, not even the steps", () => {
  const draft = begun();
  draft.set(ours, "lands", "salt", cost, 7);
  draft.rename("Mine");
  const again = begun();
  expect([again.title, again.edits.size, again.undoable]).toEqual(["Mine", 1, true]);
  again.undo();
  expect(again.title).toBe("My box");
  expect(new Draft("quay", "2e", "My box").edits.size).toBe(0);
  localStorage.setItem("signoria-values-quay-1e", "{");
  expect(begun().edits.size).toBe(0);
});
