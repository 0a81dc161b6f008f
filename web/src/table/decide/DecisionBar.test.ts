// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { enter, speak } from "../../core/text.svelte";
import { Table } from "../../core/table.svelte";
import type { Box, Changes, Json, Offer, Position, TableCard } from "../../core/wire";
import DecisionBar from "./DecisionBar.svelte";
import { plain } from "../plain";

const PHRASE = { key: "", args: {} };
const offer = (option: number, text: string, thing: string): Offer => ({
  option,
  words: `buy ${thing}`,
  verb: "buy",
  domain: "slot",
  thing,
  rule: option < 3 ? "E1" : "E5",
  weight: 0,
  phrase: PHRASE,
  text,
  preview: null,
});
const OFFERS = [
  offer(1, "Buy Gutenberg", "west-1"),
  offer(2, "Buy Luther", "west-2"),
  offer(3, "Hold the fair", "west-fair"),
];

function news(number: number, offers: Offer[] | null): Changes {
  const decision = offers && {
    number: number + 1,
    seat: 0,
    prompt: PHRASE,
    text: "What do you do?",
    offers,
    instead: [],
  };
  const position: Position = {
    table: "T",
    seat: 0,
    number,
    position: number,
    view: {},
    decision,
    answer: null,
    decider: 0,
    deciders: [0],
    undo: true,
    redo: false,
    outcome: null,
    threats: [],
    full: null,
  };
  return {
    table: "T",
    cursor: "",
    status: "running",
    number,
    decider: 0,
    deciders: [0],
    entries: [],
    notices: [],
    position,
  };
}

const CARD: TableCard = {
  id: "T",
  game: "quay",
  edition: "2e",
  options: {},
  settings: {
    title: "",
    pace: "live",
    clock: { kind: "none", seconds: 0, increment: 0, days: 0 },
    hints: true,
    chat: false,
    lesson: "",
    puzzle: "",
    moment: 0,
  },
  public: false,
  status: "running",
  reason: "",
  owner: true,
  pack: null,
  branch: false,
  origin: null,
  created: 0,
  seats: [{ seat: 0, name: "Ada", bot: "", taken: true, mine: true, resigned: false, word: "red", person: "" }],
  number: 0,
  decider: 0,
  deciders: [0],
  moved: 0,
  deadline: null,
  clocks: [],
  pending: null,
  now: 0,
};

let table: Table;
let previews: Record<string, unknown>;
let sent: { address: string; body: unknown }[];

beforeAll(async () => {
  await enter("common", "table");
  await speak("en");
});

beforeEach(() => {
  sent = [];
  previews = {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", (address: string, request: { method: string; body?: string }) => {
    let answer: unknown = {};
    if (address.includes("/preview?")) answer = previews[/option=([0-9]+)/.exec(address)?.[1] ?? ""] ?? {};
    if (request.method === "POST") {
      sent.push({ address, body: JSON.parse(request.body ?? "{}") });
      answer = address.endsWith("/hint") ? { number: 3, option: 4 } : news(1, null);
    }
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } }));
  });
  table = new Table("T");
  table.take(CARD);
  table.setConfirming("auto");
  table.hear(news(0, OFFERS));
  table.online = true;
});

afterEach(() => vi.unstubAllGlobals());

const bar = (more: Record<string, unknown> = {}) =>
  render(DecisionBar, {
    table,
    face: plain,
    seats: [],
    phone: true,
    typed: "",
    listing: false,
    onlisting: () => undefined,
    onexplain: () => undefined,
    ...more,
  });

describe("the decision bar", () => {
  it("asks, with a number for every option", () => {
    bar();
    expect(screen.getByRole("heading", { name: "What do you do?" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /1\. Buy Gutenberg/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /3\. Hold the fair/ })).toBeTruthy();
  });

  it("sends a choice that can be taken back at once", async () => {
    bar();
    await fireEvent.click(screen.getByRole("button", { name: /Buy Luther/ }));
    await waitFor(() =>
      expect(sent).toEqual([{ address: "/api/tables/T/choices", body: { number: 1, option: 2, usual: true } }]),
    );
  });

  it("asks once more where another seat decides next", async () => {
    previews["3"] = { asks: "blue" };
    bar();
    await fireEvent.click(screen.getByRole("button", { name: /Hold the fair/ }));
    const confirm = await screen.findByRole("button", { name: /Confirm/ });
    expect(screen.getByText("blue decides next: after that this cannot be taken back.")).toBeTruthy();
    expect(sent).toEqual([]);
    await fireEvent.click(confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("says the true reason, and asks only once in a row", async () => {
    table.box = { game: "", names: { chance: { draw: "New cards come to light" } }, components: {} } as unknown as Box;
    previews["1"] = { informs: "shown" };
    previews["2"] = { informs: "chance", chance: "draw" };
    bar();
    await fireEvent.click(screen.getByRole("button", { name: /Buy Luther/ }));
    expect(await screen.findByText("New cards come to light: this cannot be taken back.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Cancel/ }));
    await fireEvent.click(screen.getByRole("button", { name: /Buy Gutenberg/ }));
    await screen.findByText("Others learn something new, or may react: this cannot be taken back.");
    await fireEvent.click(screen.getByRole("button", { name: /Confirm/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const end: Offer = { ...OFFERS[2]!, verb: "end", domain: "", thing: "", weight: -20 };
    previews["3"] = { informs: "chance", chance: "draw" };
    table.hear(news(2, [OFFERS[0]!, end]));
    await fireEvent.click(await screen.findByRole("button", { name: /Hold the fair/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it("asks before the turn ends, although what came before was confirmed and could be taken back", async () => {
    table.touched = true; // a tap is always asked about
    bar();
    await fireEvent.click(screen.getByRole("button", { name: /Buy Luther/ }));
    await fireEvent.click(await screen.findByRole("button", { name: /Confirm/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const end: Offer = { ...OFFERS[2]!, verb: "end", domain: "", thing: "", weight: -20 };
    previews["3"] = { informs: "shown" };
    table.hear(news(2, [OFFERS[0]!, end]));
    await fireEvent.click(await screen.findByRole("button", { name: /Hold the fair/ }));
    expect(
      await screen.findByText("Others learn something new, or may react: this cannot be taken back."),
    ).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it("does nothing secondary at the click of a thing", async () => {
    const discard: Offer = { ...OFFERS[0]!, verb: "discard", weight: -10 };
    table.hear(news(2, [discard, OFFERS[1]!]));
    expect(table.mark("slot", discard.thing).legal).toBe(false);
    await table.pick([discard]);
    expect(sent).toEqual([]);
    expect(table.narrowed).toEqual([discard]);
    // Where it is all that can be done, the question is about it.
    table.hear(news(3, [discard, { ...discard, option: 9, thing: "west-9" }]));
    expect(table.mark("slot", discard.thing).legal).toBe(true);
    // So it is where one can only do it or leave it.
    const leave: Offer = { ...OFFERS[1]!, verb: "leave", domain: "", thing: "", weight: -20 };
    table.hear(news(4, [discard, leave]));
    expect(table.mark("slot", discard.thing).legal).toBe(true);
  });

  it("groups many options by what is done", async () => {
    const many = Array.from({ length: 13 }, (_, at) => ({
      ...OFFERS[0]!,
      option: at + 1,
      words: `buy ${at}`,
      text: `Buy number ${at}`,
      thing: `west-${at}`,
    }));
    const fair: Offer = { ...OFFERS[2]!, option: 30, words: "fair west", verb: "fair" };
    table.hear(news(2, [...many, fair]));
    bar({ phone: false });
    await fireEvent.click(screen.getByRole("button", { name: /^Buy number…/ }));
    expect(table.narrowed).toHaveLength(13);
  });

  it("has what wins the game in gold before all others, although many are grouped and one is hinted", () => {
    const many = Array.from({ length: 13 }, (_, at): Offer => ({ ...OFFERS[0]!, option: at + 1, words: `buy ${at}` }));
    const wins = ["holy", "imperial"].map((thing, at): Offer => ({
      ...OFFERS[0]!,
      option: 30 + at,
      words: `declare ${thing}`,
      verb: "declare",
      weight: 100,
    }));
    table.hear(news(2, [...wins, ...many]));
    table.hinted = table.offers[5]!;
    const { container } = bar({ phone: false });
    const first = [...container.querySelectorAll<HTMLElement>(".opts > *")].slice(0, 3);
    expect(first.map((one) => one.dataset.option)).toEqual(["declare holy", "declare imperial", "buy 3"]);
    expect(first.map((one) => one.classList.contains("crown"))).toEqual([true, true, false]);
  });

  it("narrows to the options of a thing that was clicked, and widens again", async () => {
    bar();
    table.narrowed = OFFERS.slice(0, 2);
    await waitFor(() => expect(screen.queryByRole("button", { name: /Hold the fair/ })).toBeNull());
    await fireEvent.click(screen.getByRole("button", { name: "Show all 3 options" }));
    expect(screen.getByRole("button", { name: /Hold the fair/ })).toBeTruthy();
  });

  it("shows what a preview costs, and the paragraph where options have different ones", async () => {
    previews["1"] = { costs: 2 };
    bar({ face: { ...plain, note: (_: Table, found: Offer, preview: Json) => [found.thing, `−${preview.costs}`] } });
    await table.foresee(OFFERS[0]!);
    expect(await screen.findByText("west-1 · −2")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Rule E1" }).length).toBe(2);
  });

  it("counts on where the player was, although the bar is drawn anew for another size", async () => {
    const servants = ["0", "1", "2", "3"].map((thing, at): Offer => ({
      ...offer(at + 1, `With ${thing}`, thing),
      words: `servants ${thing}`,
      verb: "servants",
    }));
    table.hear(news(2, servants));
    const shown = (): string | undefined => document.querySelector<HTMLElement>(".stepper")?.dataset.option;
    const first = bar({ phone: false });
    expect(shown()).toBe("servants 0");
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    first.unmount();
    table.focus(null);
    bar();
    expect(shown()).toBe("servants 2");
    // A hint is newer than what was counted, and another question begins anew.
    await table.hint();
    table.focus(null);
    await waitFor(() => expect(shown()).toBe("servants 3"));
    await fireEvent.click(screen.getByRole("button", { name: "Fewer" }));
    table.hear(news(4, servants));
    await waitFor(() => expect(shown()).toBe("servants 0"));
  });

  it("offers nothing while the connection is lost", async () => {
    bar();
    table.online = false;
    await waitFor(() => expect(screen.queryByRole("button", { name: /Buy Luther/ })).toBeNull());
  });
});
