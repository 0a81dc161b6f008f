import { expect, test } from "vitest";
import { changesOf } from "./changes";

test("tokens, concessions and squares are told, the rest is not", () => {
  expect(
    changesOf({
      changes: {
        "city.paris": { before: "catholic-knight", after: "" },
        "concession.france-hre": { before: "", after: "fugger" },
        "square.france.keeper": { before: "throne", after: "fugger" },
        "square.france.side": { before: "king", after: "republic" },
        "coins.west": { before: [0], after: [1] },
      },
    }),
  ).toEqual([
    { domain: "city", word: "paris", before: "catholic-knight", after: "" },
    { domain: "border", word: "france-hre", before: "", after: "fugger-pawn" },
    { domain: "empire", word: "france", before: "throne", after: "fugger" },
  ]);
});

test("a preview without changes has none", () => expect(changesOf({})).toEqual([]));
