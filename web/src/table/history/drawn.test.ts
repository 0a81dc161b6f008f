// @vitest-environment jsdom
import { flushSync } from "svelte";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { enter, speak } from "../../core/text.svelte";
import Chronicle from "./Chronicle.svelte";
import type { Logged } from "../../core/log";
import HistoryBar from "./HistoryBar.svelte";
import Playing from "./Playing.svelte";

const said = (name: string, text: string) => ({ name, text, things: {} });
const entries: Logged[] = [
  { number: 0, kind: "start", seat: -1, position: 0, events: [said("turn-begun", "The turn of Fugger begins.")] },
  { number: 1, kind: "choice", seat: 0, position: 1, events: [said("bought", "Fugger buys Gutenberg.")] },
  {
    number: 2,
    kind: "choice",
    seat: 0,
    position: 2,
    events: ["One.", "Two.", "Three.", "Four.", "Five.", "Six."].map((text) => said("drew", text)),
  },
];

beforeAll(async () => {
  await enter("common", "table");
  await speak("en");
});

describe("the chronicle", () => {
  const shown = (position: number, onjump = vi.fn()) => {
    render(Chronicle, { entries, position, live: position === 2, colour: () => "#000", onjump });
    return onjump;
  };

  it("tells what happened under the heading of the turn", () => {
    shown(2);
    expect(screen.getByText("The turn of Fugger begins.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Fugger buys Gutenberg." })).toBeTruthy();
  });

  it("leads to the moment of a line, and marks the one that is looked at", async () => {
    const onjump = shown(1);
    const line = screen.getByRole("button", { name: "Fugger buys Gutenberg." });
    expect(line.getAttribute("aria-current")).toBe("step");
    await fireEvent.click(line);
    expect(onjump).toHaveBeenCalledWith(1);
  });

  it("has the line of the moment that is looked at, however long ago it was", () => {
    const many: Logged[] = Array.from({ length: 300 }, (_, at) => ({
      number: at,
      kind: "choice",
      seat: 0,
      position: at,
      events: [said("bought", `Card ${at}.`)],
    }));
    render(Chronicle, { entries: many, position: 20, live: false, colour: () => "#000", onjump: vi.fn() });
    expect(screen.getByText("Card 20.").getAttribute("aria-current")).toBe("step");
    expect(screen.getByText("Card 299.")).toBeTruthy();
  });

  it("stays where it is while the moment is in sight, and follows it where it is not", async () => {
    const sizes = { offsetTop: 0, offsetHeight: 20 };
    for (const name of ["offsetTop", "offsetHeight"] as const)
      vi.spyOn(HTMLElement.prototype, name, "get").mockImplementation(() => sizes[name]);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);
    const props = { entries, live: false, colour: () => "#000", onjump: vi.fn() };
    const { container, rerender } = render(Chronicle, { ...props, position: 0 });
    const list = container.querySelector(".window")!;
    list.scrollTop = 30;
    sizes.offsetTop = 60;
    await rerender({ ...props, position: 1 });
    expect(list.scrollTop).toBe(30);
    sizes.offsetTop = 400;
    await rerender({ ...props, position: 2 });
    expect(list.scrollTop).toBe(360);
    vi.restoreAllMocks();
  });

  it("folds a long line and unfolds it", async () => {
    shown(2);
    expect(screen.queryByText(/Six\./)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "2 more" }));
    expect(screen.getByText(/Five\. Six\./)).toBeTruthy();
  });
});

describe("the history bar", () => {
  const bar = (more: Record<string, unknown>) => {
    const ongo = vi.fn();
    const onplay = vi.fn();
    render(HistoryBar, { position: 2, last: 5, live: false, playing: false, ongo, onplay, ...more });
    return { ongo, onplay };
  };

  it("goes to a moment, a step back and a step on", async () => {
    const { ongo } = bar({});
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "4" } });
    await fireEvent.click(screen.getByRole("button", { name: "One moment back" }));
    await fireEvent.click(screen.getByRole("button", { name: "One moment on" }));
    expect(ongo.mock.calls.map(([to]) => to)).toEqual([4, 1, 3]);
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("moment 2 of 5");
  });

  it("plays from the beginning when it stands at the end", async () => {
    const { ongo, onplay } = bar({ position: 5, live: true });
    await fireEvent.click(screen.getByRole("button", { name: "Play the game through" }));
    expect(ongo).toHaveBeenCalledWith(0);
    expect(onplay).toHaveBeenCalledWith(true);
    expect(screen.getByRole("button", { name: "One moment on" }).hasAttribute("disabled")).toBe(true);
  });

  it("plays on at the chosen pace and stops at the present", () => {
    vi.useFakeTimers();
    const [ongo, onplay] = [vi.fn(), vi.fn()];
    const play = { last: 5, playing: true, pace: 350, ongo, onplay };
    render(Playing, { position: 4, ...play });
    vi.advanceTimersByTime(349);
    expect(ongo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ongo).toHaveBeenCalledWith(5);
    const { rerender } = render(Playing, { position: 2, here: false, ...play }); // it was asked for
    vi.advanceTimersByTime(1000);
    expect([ongo.mock.calls.length, onplay.mock.calls.length]).toEqual([1, 0]);
    void rerender({ here: true });
    flushSync();
    vi.advanceTimersByTime(350);
    expect(ongo).toHaveBeenLastCalledWith(3);
    render(Playing, { position: 5, ...play });
    expect(onplay).toHaveBeenCalledWith(false);
    vi.useRealTimers();
  });
});
