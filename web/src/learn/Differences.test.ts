// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { enter } from "../core/text.svelte";
import { GAMES } from "../pages/samples";
import Differences from "./Differences.svelte";

const [, palace] = GAMES as [(typeof GAMES)[number], (typeof GAMES)[number]];
const game = palace;
const alike = { ...palace, editions: palace.editions.map((one) => ({ ...one, differs: 0 })) };
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const card = {
      game: "palace",
      edition: "advanced",
      name: "Advanced rules",
      other: "basic",
      other_name: "Basic rules",
      paragraphs: [
        { id: "F6", title: "Vote", text: "Three florins.", other: "Two florins." },
        { id: "J1c", title: "Holy conspiracy", text: "It may turn.", other: "" },
      ],
    };
    return new Response(JSON.stringify(card), { headers: { "content-type": "application/json" } });
  });
  await enter("common", "home");
});

test("what differs is counted, and read paragraph by paragraph once somebody wants it", async () => {
  render(Differences, { game, edition: "advanced" });
  const summary = screen.getByText("3 paragraphs differ (compared with: Basic rules)");
  expect(asked).toEqual([]);
  const details = summary.closest("details");
  if (!details) throw new Error("nothing to open");
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  expect(await screen.findByText("Two florins.", { exact: false })).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("/games/palace/differences?language=en&edition=advanced");
  expect(details.querySelector("[data-differs=J1c]")?.textContent).toContain("There is no such paragraph.");
  expect(screen.getByText("All rules of this edition").getAttribute("href")).toBe("/learn/palace/rules/advanced");
});

test("the first edition says that the others are compared with it; without differences nothing is said", () => {
  const { unmount } = render(Differences, { game, edition: "basic" });
  expect(screen.getByText("The other editions are compared with this one: Basic rules")).toBeTruthy();
  unmount();
  const { container } = render(Differences, { game: alike, edition: "advanced" });
  expect(container.textContent?.trim()).toBe("");
});
