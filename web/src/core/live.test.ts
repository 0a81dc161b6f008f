// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "./live";
import type { Changes } from "./wire";

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
  say(number: number): void {
    this.onmessage?.({ data: JSON.stringify({ table: "T", number }) });
  }
}

let heard: string[];
let live: Live;
const newest = (): Socket => Socket.all.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  heard = [];
  live = new Live("T", () => "en", {
    cursor: () => "-1.0",
    changes: (news: Changes) => heard.push(String(news.number)),
    failed: () => heard.push("failed"),
    online: (yes) => heard.push(yes ? "online" : "offline"),
    ended: () => heard.push("ended"),
    present: (seats) => heard.push(`here ${seats.join()}`),
  });
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what arrives within a frame is handed over at once, in order", () => {
  newest().say(1);
  newest().say(2);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(heard).toEqual(["online", "1", "2"]);
  vi.advanceTimersByTime(500);
  expect(heard).toHaveLength(3);
});

test("what somebody waits for does not wait for a frame", async () => {
  newest().say(1);
  const waiting = live.until(() => heard.includes("3"));
  expect(heard).toEqual(["online", "1"]);
  newest().say(2);
  newest().say(3);
  expect(heard).toEqual(["online", "1", "online", "2", "online", "3"]);
  await waiting;
  newest().say(4);
  expect(heard).toHaveLength(6);
});

test("a page without frames hears all the same", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  newest().say(1);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(["online", "1"]);
});

test("what has arrived can be asked for, and comes once", () => {
  newest().say(1);
  live.deliver();
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(["online", "1"]);
});

test("what a dropped connection brought and nobody took is left to the next one", () => {
  newest().say(1);
  live.restart();
  newest().say(1);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(["online", "1"]);
});

test("only a session that was made void is told as ended", () => {
  newest().onclose?.({ code: 1006 });
  expect(heard).toEqual(["offline"]);
  vi.advanceTimersByTime(1_000);
  newest().onclose?.({ code: 4401 });
  expect(heard).toEqual(["offline", "ended", "offline"]);
});
