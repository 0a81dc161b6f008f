import { expect, test } from "vitest";
import { changesOf, movesOf } from "./changes";

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

test("cards and lying tokens are told by what comes and goes, each as often as it is there", () => {
  expect(
    movesOf({
      changes: {
        "tableau.fugger.west": { before: ["pren001", "france"], after: ["france"] },
        "hand.fugger": { before: [], after: ["pren002"] },
        "square.aragon.repressed": { before: ["fugger-pawn"], after: ["fugger-pawn", "fugger-pawn"] },
        "tableau.medici.east": { before: ["pren003", "pren004"], after: ["pren004", "pren003"] },
      },
    }),
  ).toEqual([
    { kind: "tableau", whose: "fugger", gone: ["pren001"], come: [] },
    { kind: "hand", whose: "fugger", gone: [], come: ["pren002"] },
    { kind: "repressed", whose: "aragon", gone: [], come: ["fugger-pawn"] },
  ]);
});
