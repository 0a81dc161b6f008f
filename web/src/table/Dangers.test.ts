// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Table } from "../core/table.svelte";
import { enter } from "../core/text.svelte";
import type { Entry, Position, Threat } from "../core/wire";
import Dangers from "./Dangers.svelte";

const NEAR: Threat = { seat: 1, kind: "victory", thing: "imperial", lacks: 1, own: false, text: "Near!", rule: "L4" };

beforeAll(() => enter("common", "table"));
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function at(table: Table, number: number, threats: Threat[]): void {
  table.now = { seat: 0, number, position: number, view: {}, threats } as unknown as Position;
  flushSync();
}

function shown(number: number, threats: Threat[]): Table {
  const table = new Table("T");
  at(table, number, threats);
  render(Dangers, { table });
  flushSync();
  return table;
}

const text = (): string => document.querySelector("[role=status]")?.textContent?.trim() ?? "";

test("a new danger is told, and again only when it comes nearer", () => {
  const table = shown(1, []);
  expect(text()).toBe("");
  at(table, 2, [NEAR]);
  expect(text()).toContain("Near!");
  document
    .querySelector("button[aria-label='Close the notice']")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  at(table, 3, [NEAR]);
  expect(text()).toBe("");
  at(table, 4, [{ ...NEAR, lacks: 0, text: "Now!" }]);
  expect(text()).toContain("Now!");
});

test("the notice goes when I act, and a page that is loaded again does not repeat it", () => {
  const table = shown(1, [NEAR]);
  expect(text()).toContain("Near!");
  table.entries = [{ number: 2, seat: 0, kind: "choice", position: 2, at: 0, events: [] } as unknown as Entry];
  at(table, 2, [NEAR]);
  expect(text()).toBe("");
  cleanup();
  shown(3, [NEAR]);
  expect(text()).toBe("");
});
