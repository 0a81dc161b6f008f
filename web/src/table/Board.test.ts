// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, it, vi, type Mock } from "vitest";
import { enter, speak } from "../core/text.svelte";
import { Table } from "../core/table.svelte";
import type { Changes, Offer, TableCard } from "../core/wire";
import Board from "./Board.svelte";
import { plain } from "./plain";

const OFFERS = Array.from({ length: 12 }, (_, at) => {
  const thing = `west-${at}`;
  return { option: at + 1, words: `buy ${thing}`, verb: "buy", domain: "slot", thing, rule: "E1", weight: 0 };
});

class Watch {
  observe(): void {}
  disconnect(): void {}
}

function news(question: string): Changes {
  const offers = OFFERS.map((one) => ({ ...one, text: `${question} ${one.thing}` }) as Offer);
  const decision = { number: 1, seat: 0, text: question, offers, instead: [] };
  const position = { table: "T", seat: 0, number: 0, position: 0, view: {}, decision, deciders: [0], threats: [] };
  const told = { table: "T", cursor: "", status: "running", number: 0, entries: [], notices: [], position };
  return { ...told, deciders: [0] } as unknown as Changes;
}

beforeAll(async () => {
  await enter("common", "table");
  await speak("en");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let opened: Mock;
let phone: { matches: boolean; turn: () => void };

/** A table at which something is asked, laid out for a desk. */
function laid(told: Changes): Table {
  const listeners: (() => void)[] = [];
  phone = { matches: false, turn: () => listeners.forEach((one) => one()) };
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("max-width") && phone.matches;
    },
    addEventListener: (_: string, one: () => void) => listeners.push(one),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal("ResizeObserver", Watch);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const table = new Table("T");
  table.take({ status: "running", seats: [], settings: { clock: { kind: "none" } }, now: 0 } as unknown as TableCard);
  table.hear(told);
  table.online = true;
  const more = { seats: [], now: 0, narrow: false, drawer: false, chat: false };
  opened = vi.fn();
  render(Board, { table, face: plain, ...more, onopen: opened, onchat: vi.fn(), ondrawer: vi.fn() });
  return table;
}

it("a digit that waits for the next one is not lost when the same question is told anew", async () => {
  const table = laid(news("Well?"));
  const chosen = vi.spyOn(table, "choose").mockResolvedValue();
  vi.useFakeTimers();
  await fireEvent.keyDown(window, { key: "1" });
  table.hear(news("No?")); // in another language, or because somebody else has answered
  await tick();
  vi.advanceTimersByTime(2000);
  expect(chosen.mock.calls.map(([offer]) => offer.text)).toEqual(["No? west-0"]);
});

it("a danger that nobody has read is still told when the phone is turned", async () => {
  const told = news("Well?");
  told.position!.threats = [
    { seat: 1, kind: "victory", thing: "holy", lacks: 1, own: false, text: "Near!", rule: "L4" },
  ];
  laid(told);
  await tick();
  expect(screen.getByText(/Near!/)).toBeTruthy();
  phone.matches = true;
  phone.turn();
  await tick();
  expect(document.querySelector("main")?.className).toContain("phone");
  expect(screen.getByText(/Near!/)).toBeTruthy();
});

it("the result opens by itself, but never over what a lesson or a puzzle goes on to say", async () => {
  for (const [led, times] of [
    [{}, 1],
    [{ lesson: "first/end" }, 0],
    [{ puzzle: "quay/one" }, 0],
  ] as const) {
    const table = laid(news("Well?"));
    const settings = { clock: { kind: "none" }, ...led };
    table.take({ status: "running", seats: [], settings, now: 0 } as unknown as TableCard);
    await tick();
    table.take({ status: "over", seats: [], settings, now: 0 } as unknown as TableCard);
    await tick();
    expect(opened, JSON.stringify(led)).toHaveBeenCalledTimes(times);
    cleanup();
  }
});
