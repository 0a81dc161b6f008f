// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { become } from "../../core/me.svelte";
import { loadOffers } from "../../core/offers.svelte";
import { enter, speak } from "../../core/text.svelte";
import { Table } from "../../core/table.svelte";
import type { Me } from "../../core/wire";
import { BOTS, MINE, OTHER, table as card } from "../../pages/samples";
import WaitingRoom from "./WaitingRoom.svelte";

let sent: string[];

beforeAll(async () => {
  await enter("common", "table");
  await speak("en");
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement): void {
    this.open = true;
  };
});
beforeEach(() => {
  become({ name: MINE.name, language: "en" } as Me);
  sent = [];
  vi.stubGlobal("fetch", (address: string, request?: { method: string }) => {
    sent.push(`${request?.method ?? "GET"} ${address}`);
    return Promise.resolve(new Response("[]", { status: 200, headers: { "content-type": "application/json" } }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function room(owner: boolean): void {
  const table = new Table("T");
  table.card = { ...card("T", [MINE, OTHER]), status: "open", owner, number: -1 };
  render(WaitingRoom, { table, game: null, oninvite: () => undefined });
}

it("an owner can call off a table that has not begun, and is asked first", async () => {
  room(true);
  await fireEvent.click(screen.getByText("Close the table"));
  expect(sent.filter((one) => one.startsWith("DELETE"))).toEqual([]);
  const sure = [...document.querySelectorAll("dialog button")].filter((one) => one.textContent?.includes("Close"));
  await fireEvent.click(sure.at(-1)!);
  await waitFor(() => expect(sent).toContain("DELETE /api/tables/T"));
});

it("nobody else can", () => {
  room(false);
  expect(screen.queryByText("Close the table")).toBeNull();
});

it("a free seat is offered to the bots of this game alone, the first of them unless another is chosen", async () => {
  const asked: string[] = [];
  const open = { ...card("T", [MINE, {}]), status: "open" as const, owner: true, number: -1 };
  const here = open.game;
  const players = [
    { ...BOTS[0]!, id: "stranger", name: "A character of another game", games: ["another-game"] },
    { ...BOTS[0]!, id: "first", name: "The first", games: [here] },
    { ...BOTS[0]!, id: "second", name: "The second", games: [here, "another-game"] },
  ];
  vi.stubGlobal("fetch", (address: string, request?: { method: string; body?: string }) => {
    if (address.endsWith("/bot")) asked.push(request?.body ?? "");
    return Promise.resolve(Response.json(/\/bots\b/.test(address) ? players : address.includes("/games") ? [] : open));
  });
  await loadOffers();
  const table = new Table("T");
  table.card = open;
  render(WaitingRoom, { table, game: null, oninvite: () => undefined });
  const list = screen.getByLabelText<HTMLSelectElement>("Which bot?");
  expect([...list.options].map((one) => one.value)).toEqual(["first", "second"]);
  await fireEvent.click(screen.getByText("Add a bot"));
  await waitFor(() => expect(asked).toEqual(['{"bot":"first"}']));
  await fireEvent.change(list, { target: { value: "second" } });
  await fireEvent.click(screen.getByText("Add a bot"));
  await waitFor(() => expect(asked).toEqual(['{"bot":"first"}', '{"bot":"second"}']));
});
