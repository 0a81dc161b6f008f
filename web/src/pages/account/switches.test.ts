// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { enter } from "../../core/text.svelte";
import Sharing from "./Sharing.svelte";
import Showing from "./Showing.svelte";

beforeAll(() => enter("common", "club"));

test.each<[string, Component<{ failed: (problem: unknown) => void }>, Record<string, boolean>]>([
  ["others see my profile", Showing as never, { shown: true }],
  ["my games are used for research", Sharing as never, { shared: true }],
])("the switch whether %s goes back where the server refuses", async (_, page, found) => {
  vi.stubGlobal("fetch", async (_address: string, request: RequestInit) =>
    request.method === "PATCH"
      ? Response.json({ error: "server-too-many", message: "Too many", details: {} }, { status: 429 })
      : Response.json(found),
  );
  const failed = vi.fn();
  render(page, { failed });
  const box = await screen.findByRole<HTMLInputElement>("switch");
  await fireEvent.click(box);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(box.checked).toBe(true));
});
