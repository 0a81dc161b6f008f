// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { become } from "../../core/me.svelte";
import { enter, speak } from "../../core/text.svelte";
import { Table } from "../../core/table.svelte";
import type { Me } from "../../core/wire";
import { MINE, OTHER, table as card } from "../../pages/samples";
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
