// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { enter, speak } from "../../core/text.svelte";
import { Table } from "../../core/table.svelte";
import type { Position } from "../../core/wire";
import { BOT, MINE, OTHER, table as card } from "../../pages/samples";
import { sittings } from "./seats";
import SeatsBar from "./SeatsBar.svelte";

beforeAll(async () => {
  await enter("common", "table");
  await speak("en");
});
afterEach(cleanup);

it("names the people in the pills: not me, and no bot", () => {
  const table = new Table("T");
  table.card = card("T", [MINE, OTHER, BOT]);
  render(SeatsBar, { table, face: null, seats: sittings(table, null), now: 0 });
  const pills = screen.getAllByRole("listitem").map((pill) => pill.querySelector(".player")?.textContent ?? "");
  expect(pills).toEqual(["", OTHER.name, ""]);
});

it("tells of people whether they are at the table now", async () => {
  const table = new Table("T");
  table.card = card("T", [MINE, OTHER, BOT]);
  render(SeatsBar, { table, face: null, seats: sittings(table, null), now: 0 });
  expect(screen.getAllByRole("img").map((dot) => dot.getAttribute("aria-label"))).toEqual(["away"]);
  table.present = [0, 1];
  await tick();
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("at the table now");
});

it("names the seats of a what-if by their colour: all of them are mine", () => {
  const table = new Table("T");
  table.card = { ...card("T", [MINE, MINE]), branch: true };
  table.now = { deciders: [0] } as Position;
  const seats = sittings(table, null).map((seat, at) => ({ ...seat, title: ["Red", "Green"][at] ?? "" }));
  const { container } = render(SeatsBar, { table, face: null, seats, now: 0 });
  expect([...container.querySelectorAll(".name")].map((name) => name.textContent)).toEqual(["Red", "Green"]);
});
