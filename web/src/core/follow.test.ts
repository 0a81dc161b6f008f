// @vitest-environment jsdom
// Who follows a table over a socket is answered briefly: what came of a choice is told once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "./table.svelte";
import type { Changes, Entry, Offer, Position } from "./wire";

const PHRASE = { key: "", args: {} };
const ABOUT = { verb: "buy", domain: "slot", thing: "west-1", rule: "E1", weight: 0, phrase: PHRASE, text: "Buy" };
const OFFER: Offer = { option: 4, words: "buy west-1", ...ABOUT, preview: null };

function entry(number: number): Entry {
  return { number, kind: "choice", seat: 0, position: number, at: 0, events: [], option: null, words: null };
}

function position(number: number): Position {
  const decision = { number: number + 1, seat: 0, prompt: PHRASE, text: "Well?", offers: [OFFER], instead: [] };
  const past = { answer: null, outcome: null, threats: [], full: null };
  const asked = { decider: 0, deciders: [0], undo: true, redo: false };
  return { table: "T", seat: 0, number, position: number, view: { number }, decision, ...asked, ...past };
}

function news(number: number, brief = false): Changes {
  const entries = brief ? [] : [entry(number)];
  const told = { cursor: `${number}.0`, status: "running" as const, decider: 0, deciders: [0], notices: [] };
  return { table: "T", number, entries, position: brief ? null : position(number), ...told };
}

class Socket {
  static all: Socket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send = vi.fn();
  close = vi.fn();
  constructor() {
    Socket.all.push(this);
  }
  say(told: Changes): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

let table: Table;
let posts: unknown[];
let answer: Changes;
const newest = (): Socket => Socket.all.at(-1) as Socket;
const choose = (): Promise<void> => table.choose(table.offers[0]!);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  posts = [];
  vi.stubGlobal("fetch", (_: string, request: { method: string; body?: string }) => {
    if (request.method === "POST") posts.push(JSON.parse(request.body ?? "{}"));
    const body = request.method === "POST" ? answer : { status: "running", settings: { clock: { kind: "none" } } };
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(body), { status: 200, headers }));
  });
  table = new Table("T");
  await table.open();
  table.setConfirming("never");
  newest().say(news(0));
  await vi.advanceTimersByTimeAsync(50);
  expect(table.online).toBe(true);
  answer = news(1, true);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a choice is answered briefly, and done when the socket has told it", async () => {
  let done = false;
  void choose().then(() => (done = true));
  await vi.advanceTimersByTimeAsync(50);
  expect([posts, done, table.view.number]).toEqual([[{ number: 1, option: 4, usual: true, brief: true }], false, 0]);
  newest().say(news(1));
  expect(table.view.number).toBe(1); // at once, without waiting for a frame
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toBe(true);
});

test("the socket may be faster than the answer", async () => {
  const chosen = choose();
  newest().say(news(1));
  await chosen;
  expect(table.view.number).toBe(1);
});

test("a socket that tells nothing is taken for dead, and the next one tells it", async () => {
  let done = false;
  const silent = newest();
  void choose().then(() => (done = true));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(newest()).toBe(silent);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([newest() === silent, silent.close.mock.calls.length, done]).toEqual([false, 1, false]);
  newest().say(news(1));
  await vi.advanceTimersByTimeAsync(0);
  expect([done, table.view.number]).toEqual([true, 1]);
});

test("without a connection the answer tells everything", async () => {
  newest().onclose?.({ code: 1006 });
  answer = news(1);
  await table.undo();
  expect(posts).toEqual([{ number: 1, usual: true }]);
  expect(table.view.number).toBe(1);
});

test("a page that is left waits for nothing", async () => {
  const chosen = choose();
  await vi.advanceTimersByTimeAsync(50);
  table.close();
  await chosen;
});
