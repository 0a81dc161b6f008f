// What every folder of a game holds to, so that a new one is found and drawn without being named anywhere.
import { expect, test } from "vitest";
import type { Symbols } from "../core/face";
import shared from "../style/symbols.svg?raw";
import { iconOf } from ".";

const folders = Object.keys(import.meta.glob("./*/index.ts")).map((file) => file.split("/")[1] ?? "");
const files = new Set(Object.keys(import.meta.glob("./*/*.{ts,svg,ftl}", { query: "?url" })));
const sheets = import.meta.glob<Symbols>("./*/symbols.ts", { eager: true, import: "symbols" });

const ids = (sheet: string): string[] => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? "");
const uses = (sheet: string): string[] => [...sheet.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? "");

test("there are games", () => expect(folders.length).toBeGreaterThan(1));

test.each(folders)("%s has a face, an icon, symbols, and texts in both languages", (game) => {
  const wanted = ["index.ts", "icon.svg", "symbols.ts", "text.en.ftl", "text.pl.ftl"];
  expect(wanted.filter((file) => !files.has(`./${game}/${file}`))).toEqual([]);
  expect(iconOf(game)).toContain(game);
});

test.each(Object.keys(sheets))("%s draws every symbol once and uses only what is drawn", (file) => {
  const sheet = sheets[file]?.sheet ?? "";
  const drawn = [...ids(shared), ...ids(sheet)];
  expect(drawn.filter((id, at) => drawn.indexOf(id) !== at)).toEqual([]);
  expect(uses(sheet).filter((id) => !drawn.includes(id))).toEqual([]);
});

test("the shared sheet needs no game", () => {
  expect(uses(shared).filter((id) => !ids(shared).includes(id))).toEqual([]);
});

test("two games that are open one after the other never draw different things under one name", () => {
  const own = Object.values(sheets).flatMap((symbols) => ids(symbols.sheet));
  expect(own.filter((id, at) => own.indexOf(id) !== at)).toEqual([]);
});
