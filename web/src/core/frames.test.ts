import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawn, HIDDEN } from "./frames";

let frames: (() => void)[] = [];
let done = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  [frames, done] = [[], false];
  void drawn().then(() => (done = true));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("not within the frame, but after it", async () => {
  frames.forEach((frame) => frame());
  await Promise.resolve();
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toBe(true);
});

test("soon where there are no frames", async () => {
  await vi.advanceTimersByTimeAsync(HIDDEN - 1);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
});
