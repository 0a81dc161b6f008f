// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go, place } from "../core/router.svelte";
import { enter } from "../core/text.svelte";
import { BOTS, GAMES } from "../pages/samples";
import Rules from "./Rules.svelte";

const GAME = GAMES.flatMap((game) =>
  game.id === "palace"
    ? [{ ...game, editions: game.editions.map((one) => (one.id === "basic" ? one : { ...one, differs: 1 })) }]
    : [],
);
const VOTES: Record<string, string> = { basic: "The vote costs two florins.", advanced: "The vote costs a bishop." };

function answer(address: string): Promise<Response> {
  const asked = new URL(address, "http://here");
  const edition = asked.searchParams.get("edition") ?? "basic";
  const text = VOTES[edition] ?? "";
  const told: Record<string, unknown> = {
    "/api/games": GAME,
    "/api/bots": BOTS,
    "/api/games/palace/rules": {
      game: "palace",
      name: "The Palace",
      edition,
      parts: [{ id: "F", title: "Ops" }],
      rules: [{ id: "F6", part: "F", kind: "rule", title: "Vote", text, book: edition === "basic" ? "" : "G2" }],
    },
    "/api/games/palace/glossary": { game: "palace", name: "The Palace", groups: [] },
    "/api/games/palace": { game: "palace", names: {}, components: {} },
  };
  return Promise.resolve(
    new Response(JSON.stringify(told[asked.pathname] ?? {}), { headers: { "content-type": "application/json" } }),
  );
}

beforeEach(async () => {
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("scrollTo", () => undefined);
  await enter("common", "home", "learn", "values");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the switch of editions leads to the rules of another one, and the search follows it", async () => {
  go("/learn/palace/rules", true);
  const { rerender } = render(Rules, { game: "palace" });
  await screen.findByText("The vote costs two florins.");
  await fireEvent.click(await screen.findByLabelText("Advanced rules"));
  expect(place().path).toBe("/learn/palace/rules/advanced");
  await rerender({ game: "palace", edition: "advanced" });
  await screen.findByText("The vote costs a bishop.");
  expect(screen.getByText("In the book of this edition: G2")).toBeTruthy();
  const search = screen.getByLabelText("Search the rules");
  await fireEvent.input(search, { target: { value: "bishop" } });
  await waitFor(() => expect(document.querySelectorAll("mark").length).toBeGreaterThan(0));
  await fireEvent.input(search, { target: { value: "florins" } });
  await screen.findByText(/No paragraph has all of these words/);
  await rerender({ game: "palace", edition: "basic" });
  await waitFor(() => expect(document.querySelector("#F6")?.textContent).toContain("two florins"));
});
