// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { enter } from "../../core/text.svelte";
import Sharing from "./Sharing.svelte";
import Showing from "./Showing.svelte";
import Telling from "./Telling.svelte";

beforeAll(() => enter("common", "home", "club"));

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

const KINDS = ["turn", "question", "started", "over"];

/** A server that answers a change only when it is let: what it was told, in the order in which it heard it. */
function slow(found: unknown): { told: unknown[]; answer: () => void } {
  const told: unknown[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal("fetch", async (_address: string, request: RequestInit) => {
    if (request.method === "PATCH") {
      told.push(JSON.parse(String(request.body)));
      await new Promise<void>((done) => waiting.push(done));
    }
    return Response.json(typeof found === "function" ? found(told.at(-1)) : found);
  });
  return { told, answer: () => waiting.shift()?.() };
}

test("a switch that is turned twice tells the server its last word last", async () => {
  const server = slow((word?: { shared: boolean }) => word ?? { shared: false });
  render(Sharing, { failed: vi.fn() });
  const box = await screen.findByRole<HTMLInputElement>("switch");
  await fireEvent.click(box);
  await fireEvent.click(box);
  await vi.waitFor(() => expect(server.told).toEqual([{ shared: true }])); // the second waits for its turn
  server.answer();
  await vi.waitFor(() => expect(server.told).toEqual([{ shared: true }, { shared: false }]));
  server.answer();
  await vi.waitFor(() => expect(box.checked).toBe(false));
});

test("of notices that are chosen quickly, none is lost", async () => {
  const wants = (page: unknown) => ({ page, push: page, mail: page, webhook: page });
  const server = slow((word?: { page: unknown }) => ({
    wants: wants(word?.page ?? { kinds: KINDS, live: true }),
    browsers: [],
    webhooks: [],
  }));
  render(Telling, { failed: vi.fn() });
  const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
  await fireEvent.click(boxes[0]!); // no turns
  await fireEvent.click(boxes[1]!); // and no questions
  await vi.waitFor(() => expect(server.told).toHaveLength(1));
  server.answer();
  await vi.waitFor(() => expect(server.told).toHaveLength(2));
  await fireEvent.click(boxes[3]!); // and no ends, while the second is under way
  server.answer();
  await vi.waitFor(() => expect(server.told).toHaveLength(3));
  server.answer();
  expect(server.told.at(-1)).toEqual({ page: { kinds: ["started"], live: true } });
  await vi.waitFor(() => expect(boxes.slice(0, 4).map((one) => one.checked)).toEqual([false, false, true, false]));
});
