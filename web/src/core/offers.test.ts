import { afterEach, beforeEach, expect, test, vi } from "vitest";

const GAMES = [{ id: "quay", name: "The Quay" }];
const BOTS = [{ id: "random", name: "Random" }];

let asked: string[] = [];
let away = false;

beforeEach(() => {
  vi.resetModules();
  [asked, away] = [[], false];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    if (away) return Promise.reject(new TypeError("nobody answers"));
    return Promise.resolve(Response.json(address.includes("/games") ? GAMES : BOTS));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("games and bots are asked for once in a language, however many want them", async () => {
  const { games, loadOffers } = await import("./offers.svelte");
  await Promise.all([loadOffers(), loadOffers()]);
  await loadOffers();
  expect(games()).toEqual(GAMES);
  expect(asked).toHaveLength(2);
});

test("a server that was away is asked again", async () => {
  const { bots, loadOffers } = await import("./offers.svelte");
  away = true;
  await expect(loadOffers()).rejects.toThrow();
  away = false;
  await loadOffers();
  expect(bots()).toEqual(BOTS);
});
