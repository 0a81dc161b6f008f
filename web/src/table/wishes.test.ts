import { afterEach, expect, it, vi } from "vitest";
import { missed } from "./wishes.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What somebody sees who has this kept in the browser, and a system that asks for less motion or does not. */
async function playback(chosen: string | null, calm: boolean): Promise<string> {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "signoria-playback" ? chosen : null) });
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  vi.resetModules();
  return (await import("./wishes.svelte")).wishes.playback;
}

it("plays back quickly at first, but nothing for those who want less motion and did not choose it", async () => {
  expect(await playback(null, false)).toBe("quick");
  expect(await playback(null, true)).toBe("off");
  expect(await playback("normal", true)).toBe("normal");
  expect(await playback("off", false)).toBe("off");
});

it("plays back only what came faster than it is played", () => {
  expect(missed(3, 400, 350)).toBe(true);
  expect(missed(3, 1100, 350)).toBe(false); // it was watched as it happened
  expect(missed(1, 10, 350)).toBe(false); // a single choice is seen anyway
  expect(missed(3, 10, 0)).toBe(false); // nobody wishes for it
});
