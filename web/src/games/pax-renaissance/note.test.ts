import { beforeAll, expect, test } from "vitest";
import { enter } from "../../core/text.svelte";
import type { Offer } from "../../core/wire";
import { note } from "./note";
import { stand } from "./stand";

const OFFER = { option: 1, words: "", verb: "trigger", domain: "card", thing: "", text: "Play it" } as unknown as Offer;

beforeAll(() => enter("games/pax-renaissance"));

function battle(empire: string, attackers: number, defenders: number): unknown {
  const side = (count: number): unknown[] => Array.from({ length: count }, () => ({ token: "", as: "", at: "" }));
  return { empire, attackers: side(attackers), defenders: side(defenders), won: attackers > defenders };
}

const noted = (...battles: unknown[]): string[] => note(stand("crowded"), OFFER, { battles });

test("an option says how its battle would end", () => {
  expect(noted(battle("england", 0, 2))).toEqual(["England: defeat 0–2"]);
  expect(noted(battle("england", 3, 2), battle("france", 1, 1))).toEqual([
    "England: victory 3–2",
    "France: defeat 1–1",
  ]);
});

test("of one empire the best way counts, of many the empires that would be won", () => {
  expect(noted(battle("england", 1, 2), battle("england", 3, 2))).toEqual(["England: victory 3–2"]);
  expect(noted(battle("england", 1, 2), battle("france", 3, 2), battle("hre", 0, 0))).toEqual(["won in: France"]);
  expect(noted(battle("england", 1, 2), battle("france", 1, 2))).toEqual(["lost everywhere"]);
});

test("a bishop says whom it silences", () => {
  expect(note(stand("crowded"), OFFER, { silences: ["france"] })).toEqual(["silences France"]);
});
