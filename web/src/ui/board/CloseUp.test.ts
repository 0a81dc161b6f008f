// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CloseUp from "./CloseUp.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-card="mint">Mint</div>';
  const told = (_kind: string, word: string): { title: string; under: string; text: string[] } => ({
    title: `All about ${word}`,
    under: "",
    text: ["Asks for textiles 2.", "Or instead:", "Asks for textiles 2."],
  });
  render(CloseUp, { kinds: ["card"], told, quiet: false });
});
afterEach(() => vi.useRealTimers());

const card = (): Element => document.querySelector("[data-card]")!;
const touch = { pointerType: "touch", bubbles: true };

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

test("a finger that rests on a card sees it close up, also when it has gone", async () => {
  await fireEvent.pointerDown(card(), touch);
  await pass(500);
  expect(screen.getByText("All about mint")).toBeTruthy();
  await fireEvent.pointerUp(card(), touch);
  await pass(500);
  expect(screen.getByText("All about mint")).toBeTruthy();
  await fireEvent.pointerDown(document.body, touch);
  expect(screen.queryByText("All about mint")).toBeNull();
});

test("a finger that only passes sees nothing", async () => {
  await fireEvent.pointerDown(card(), touch);
  await pass(100);
  await fireEvent.pointerCancel(card(), touch);
  await pass(500);
  expect(screen.queryByText("All about mint")).toBeNull();
});

test("what is said twice stands there twice", async () => {
  await fireEvent.pointerDown(card(), touch);
  await pass(500);
  expect(screen.getAllByText("Asks for textiles 2.")).toHaveLength(2);
});
