// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { Json } from "../../core/wire";
import { enter } from "../../core/text.svelte";
import { describe } from "./describe";
import { face } from "./index";
import Lower from "./Lower.svelte";
import Preview from "./Preview.svelte";
import Side from "./Side.svelte";
import { type Name, previewAt, stand, viewAt } from "./stand";
import Upper from "./Upper.svelte";

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await enter("common", "games/lorenzo");
});

const thing = (name: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-thing="${name}"]`)];

test("the board has every floor and every space as a thing, and those on offer can be reached", () => {
  render(Upper, { table: stand("go") });
  expect(document.querySelectorAll('[data-thing^="space:"]')).toHaveLength(25);
  const [harvest] = thing("space:harvest");
  expect(harvest?.className).toContain("legal");
  expect(harvest?.tabIndex).toBe(0);
  const [taken] = thing("space:territory-2");
  expect(taken?.className).not.toContain("legal");
  expect(taken?.getAttribute("aria-label")).toContain("taken by");
});

test("a floor that I took says so, and does not name me", () => {
  const table = stand("go");
  const taken = (): string[] => [...document.querySelectorAll(".floor .gone")].map((one) => one.textContent);
  const { unmount } = render(Upper, { table });
  const before = taken().filter((one) => one.startsWith("taken by"));
  unmount();
  for (const seat of table.card!.seats) Object.assign(seat, { mine: true, name: "Bianca of Ragusa" });
  render(Upper, { table });
  expect(taken().filter((one) => one === "taken by you")).toHaveLength(before.length);
  expect(before.length).toBeGreaterThan(0);
});

test.each<[Name, string]>([
  ["turn", "member:orange"],
  ["servants", "servants:0"],
  ["trades", "trade:treasury-1"],
  ["privileges", "privilege:faith"],
])("in %s, %s can be chosen on our own board", (name, wanted) => {
  render(Lower, { table: stand(name) });
  expect(thing(wanted).some((element) => element.className.includes("legal"))).toBe(true);
});

test("a leader that could only be discarded does not glow", () => {
  render(Lower, { table: stand("turn") });
  expect(thing("leader:santa-rita").length).toBeGreaterThan(0);
  expect(thing("leader:santa-rita").some((element) => element.className.includes("legal"))).toBe(false);
});

test.each<[Name, string]>([
  ["tile", "bonus-tile:first"],
  ["draft", "leader:"],
])("before the first round, in %s, there is something to choose", (name, wanted) => {
  render(Upper, { table: stand(name) });
  const found = [...document.querySelectorAll(`[data-thing^="${wanted}"].legal`)];
  expect(found.length).toBeGreaterThan(0);
});

test("a spectator sees the same board without anything to choose", () => {
  render(Upper, { table: stand("go", false) });
  expect(document.querySelectorAll(".legal")).toHaveLength(0);
  expect(document.querySelectorAll('[data-thing^="space:"]')).toHaveLength(25);
});

test("fewer and more servants change the value of the action", async () => {
  const table = stand("servants");
  table.focus = (offer) => (table.hot = offer);
  render(Lower, { table });
  const fewer = screen.getByRole("button", { name: "Fewer servants" }) as HTMLButtonElement;
  expect(fewer.disabled).toBe(true);
  expect(document.body.textContent).toContain("Action of value 6");
  screen.getByRole("button", { name: "More servants" }).click();
  await Promise.resolve();
  expect(thing("servants:1")).toHaveLength(1);
  expect(document.body.textContent).toContain("Action of value 7");
});

test("the basic game shows what counts at the end instead of leaders", () => {
  render(Lower, { table: stand("basic") });
  expect(screen.getByRole("region", { name: "At the end" })).toBeTruthy();
  expect(document.querySelectorAll(".lead")).toHaveLength(0);
});

test("spaces for more players are covered", () => {
  render(Upper, { table: stand("basic") });
  expect(thing("space:market-military")[0]?.getAttribute("aria-label")).toContain("4 players");
  expect(thing("space:harvest-large")[0]?.getAttribute("aria-label")).toContain("3 players");
});

test("the forecast has a column for everybody, ours first", () => {
  render(Side, { table: stand("turn") });
  const table = screen.getByRole("table");
  const heads = within(table).getAllByRole("columnheader");
  expect(heads).toHaveLength(5);
  const total = within(table).getAllByRole("row").at(-1);
  const seats = viewAt("turn").seats as { total: number }[];
  expect(
    within(total as HTMLElement)
      .getAllByRole("cell")
      .map((cell) => Number(cell.textContent)),
  ).toEqual(seats.map((seat) => seat.total));
});

test("another player's board opens and hides the hand", async () => {
  render(Side, { table: stand("turn") });
  screen.getByRole("button", { name: /^green/ }).click();
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByLabelText("a leader you cannot see")).toBeTruthy();
  expect(dialog.textContent).not.toContain("cesare-borgia");
});

test("a preview tells price, gain, the chain and who comes next", () => {
  const table = stand("go");
  const offer = table.offers.find((one) => one.thing === "council");
  if (!offer) throw new Error("no such offer");
  render(Preview, { table, offer, preview: previewAt("go", offer.text) });
  expect(document.body.textContent).toContain("choose a council privilege");
  expect(document.body.textContent).toContain("+1");
});

test("the position can be listened to", () => {
  const parts = describe(viewAt("turn"), stand("turn"));
  expect(parts.map((part) => part.title)).toEqual([
    "Round 4 of 6, period II", "territory", "building", "character", "venture", "Other spaces", "Faith", "Anna", "green", "blue", "yellow",
  ]); // prettier-ignore
  expect(parts[1]?.lines[0]).toContain("estate");
  expect(parts.every((part) => part.lines.length > 0)).toBe(true);
});

test.each<[string, Name, string[]]>([
  ["towers", "go", ["space:territory-1", "space:venture-4"]],
  ["towers", "tile", ["bonus-tile:fourth"]],
  ["board", "go", ["space:council", "space:market-coins", "tile:no-market"]],
  ["home", "trades", ["member:white", "trade:treasury-1", "leader:santa-rita", "card:mint"]],
  ["players", "turn", ["colour:green", "good:coin@green"]],
])("on a phone, the pane %s at %s has its things", (id, name, things) => {
  const pane = face.panes.find((one) => one.id === id);
  if (!pane) throw new Error("no such pane");
  render(pane.component, { table: stand(name) });
  expect(things.filter((one) => thing(one).length === 0)).toEqual([]);
});

test("a close-up makes room for the answer why something cannot be chosen", async () => {
  vi.useFakeTimers();
  const table = stand("go");
  render(Upper, { table });
  render(face.CloseUp!, { table });
  const card = document.querySelector<HTMLElement>("[data-card]")!;
  card.dispatchEvent(new Event("focusin", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(500);
  expect(document.querySelectorAll("aside.close")).toHaveLength(1);
  table.refusal = { kinds: ["space"], thing: "territory-2", text: "Taken.", rule: "T5" };
  await tick();
  expect(document.querySelectorAll("aside.close")).toHaveLength(0);
  vi.useRealTimers();
});

test("an option says what it costs and brings, and what comes with it", () => {
  const told = (preview: Json): string[] => face.note(stand("go"), stand("go").offers[0]!, preview);
  expect(told({ goods: { coin: -3, wood: 5 } })).toEqual(["−3 coins", "+5 wood"]);
  expect(told({ goods: { servant: -1 }, then: [{ step: "privileges", privileges: 2 }] })).toEqual([
    "−1 servant",
    "+2 council privileges",
  ]);
  expect(told({ goods: {}, card: "mint", forecast: { ventures: 4, resources: -1 } })).toEqual(["+3 at the end"]);
  expect(told({ goods: {}, excommunicated: ["production-minus-3"] })).toEqual(["excommunication"]);
});
