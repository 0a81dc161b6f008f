// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { enter } from "../../core/text.svelte";
import GoalCard from "./cards/GoalCard.svelte";
import { describe } from "./describe";
import { face } from "./index";
import Lower from "./Lower.svelte";
import Preview from "./Preview.svelte";
import Side from "./Side.svelte";
import { looking, type Name, offerAt, stand, viewAt } from "./stand";
import type { Odds, View } from "./types";
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
  await enter("common", "games/imperializm");
});

const thing = (name: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-thing="${name}"]`)];
const legal = (name: string): boolean =>
  thing(name).some((one) => one.className.includes("legal") && one.tabIndex === 0);

test("the board has every good, track, territory, achievement and religion as a thing", () => {
  render(Upper, { table: stand("act") });
  const count = (kind: string): number => document.querySelectorAll(`[data-thing^="${kind}:"]`).length;
  expect([count("good"), count("force"), count("territory"), count("religion"), count("action")]).toEqual([
    8, 4, 8, 3, 5,
  ]);
  expect(count("achievement")).toBe(5);
});

test.each<[Name, string[]]>([
  ["setup", ["power:england", "power:poland"]],
  ["exchange", ["territory:lombardy", "territory:cape-colony"]],
  ["act", ["action:development", "action:conquest", "action:war", "action:taxes", "religion:counter-reformation"]],
  ["goods", ["good:gold", "good:shipyards"]],
  ["enemy", ["colour:green", "colour:yellow"]],
  ["wage", ["war:land", "war:sea"]],
  ["peace", ["verb:tribute", "verb:bow"]],
])("at %s the board lets us choose %s", (name, wanted) => {
  const table = stand(name);
  table.preview = (offer) => offer.preview ?? null;
  render(Upper, { table });
  expect(wanted.filter((one) => !legal(one))).toEqual([]);
});

test.each<[Name, string[]]>([
  ["exchange", ["blind:0", "blind:1"]],
  ["act", ["card:bohemia", "card:bribed-advisers"]],
  ["defence", ["card:bribed-advisers", "card:historic-victory"]],
  ["peace", ["territory:livonia", "territory:moldavia"]],
  ["reaction", ["card:pirates"]],
])("at %s what lies before us lets us choose %s", (name, wanted) => {
  render(Lower, { table: stand(name) });
  expect(wanted.filter((one) => !legal(one))).toEqual([]);
});

test.each<Name>(["setup", "exchange", "act", "goods", "enemy", "wage", "defence", "peace", "reaction"])(
  "at %s every option about a thing can be chosen somewhere on the table",
  (name) => {
    const table = stand(name);
    table.preview = (offer) => offer.preview ?? null;
    for (const part of [Upper, Lower, Side]) render(part, { table });
    const found = [...document.querySelectorAll<HTMLElement>('.spot[tabindex="0"]')].map(
      (one) => one.dataset.thing ?? "",
    );
    const missing = table.offers
      .filter((offer) => offer.domain && offer.verb !== "never") // that one has a button of its own
      .filter((offer) => !found.some((one) => one.endsWith(`:${offer.thing}`)));
    expect(missing.map((offer) => `${offer.verb} ${offer.thing}`)).toEqual([]);
  },
);

test("a card that would only be thrown away does not glow while there are others to take", () => {
  render(Lower, { table: stand("exchange") });
  expect(["card:bohemia", "card:diplomatic-move"].filter(legal)).toEqual([]);
  expect(thing("card:bohemia").some((one) => one.tabIndex === 0)).toBe(true);
});

test("a spectator sees the same board without anything to choose", () => {
  render(Upper, { table: stand("act", false) });
  expect(document.querySelectorAll(".legal")).toHaveLength(0);
  expect(document.querySelectorAll('[data-thing^="good:"]')).toHaveLength(8);
});

test("an action with several options narrows the bar, one without is asked about", () => {
  const table = stand("act");
  const ask = vi.spyOn(table, "ask").mockResolvedValue();
  render(Upper, { table });
  thing("action:war")[0]?.click();
  expect(table.narrowed?.map((offer) => offer.verb)).toEqual(["declare", "declare"]);
  table.now = stand("goods").now;
  expect(ask).not.toHaveBeenCalled();
  const waiting = stand("goods");
  const asked = vi.spyOn(waiting, "ask").mockResolvedValue();
  render(Upper, { table: waiting });
  thing("action:taxes").at(-1)?.click();
  expect(asked).toHaveBeenCalledWith("verb", "tax");
});

test("an option that is looked at shows where the markers would go", () => {
  render(Upper, { table: looking("act", "conquer", "bohemia") });
  expect(document.querySelectorAll(".ghost").length).toBeGreaterThan(0);
});

test("reconstructed numbers are marked, those of the rulebook are not", () => {
  render(Upper, { table: stand("act") });
  const food = thing("good:food")[0]?.parentElement;
  const marked = [...(food?.querySelectorAll("u") ?? [])].map((one) => one.classList.contains("rc"));
  expect(marked[2]).toBe(false);
  expect(marked.filter(Boolean)).toHaveLength(8);
});

test("a war shows both sums with their parts, and what a card would change", () => {
  render(Upper, { table: looking("defence", "defend", "bribed-advisers") });
  const war = screen.getByRole("region", { name: "War" });
  const told = (viewAt("defence") as View).war;
  expect(war.textContent).toContain(String(told.attack));
  expect(war.querySelectorAll(".force li")).toHaveLength(
    (told.parts?.attack.length ?? 0) + (told.parts?.defence.length ?? 0),
  );
  expect(war.querySelector(".more")?.textContent).toBe("+5");
});

test("the forecast has a column for everybody, ours first, and opens row by row", async () => {
  render(Side, { table: stand("act") });
  const heads = within(screen.getByRole("table")).getAllByRole("columnheader");
  expect(heads).toHaveLength(5);
  screen.getByRole("button", { name: "Forecast" }).click();
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getAllByRole("row")).toHaveLength(17);
});

test("another player's empire opens and hides the hand", async () => {
  render(Side, { table: stand("act") });
  thing("colour:green")[0]?.click();
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getAllByLabelText("a card you cannot see")).toHaveLength(2);
  expect(dialog.textContent).not.toContain("border-raids");
});

test("a preview tells the odds of a war", () => {
  const table = stand("act");
  const offer = offerAt("act", "declare", "bribed-advisers");
  render(Preview, { table, offer, preview: offer.preview ?? {} });
  expect(screen.getAllByRole("row")).toHaveLength(7);
  expect(document.body.textContent).toMatch(/sure win|% to win|lost/);
  const war = offer.preview?.war as Odds[];
  const [first] = war;
  // Each opponent with the better of the two wars against it, and of one war the sums.
  const best = Math.max(...war.filter((one) => one.rival === first!.rival).map((one) => one.chance));
  expect(face.note(table, offer, offer.preview ?? {})[0]).toMatch(new RegExp(` ${best}%$`));
  const open = { ...first!, attack: 8, least: 4, most: 9, odds: "open", chance: 62 };
  expect(face.note(table, offer, { war: [open] })).toEqual(["8 : 4–9", "62% to win"]);
  expect(face.note(table, offer, { claims: ["banking"] })).toEqual(["meets banking"]);
});

test("a preview tells cost and gain, and a defence whether it holds", () => {
  const table = stand("act");
  const conquest = offerAt("act", "conquer", "bohemia");
  expect(face.note(table, conquest, conquest.preview ?? {})).toContain("ducats −7");
  const card = offerAt("defence", "stand");
  expect(face.note(stand("defence"), card, card.preview ?? {}).at(-1)).toBe("falls");
});

test("a card in my hand wears no mark of a rival who played one of the same name", () => {
  const table = stand("act");
  const mark = table.mark.bind(table);
  table.mark = (kinds, word) => ({ ...mark(kinds, word), changed: true });
  render(Lower, { table });
  expect(document.querySelectorAll(".hc .spot").length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".hc .spot.changed")).toHaveLength(0);
});

test("a preview does not say that a card stays which is thrown away", () => {
  const table = stand("act");
  for (const preview of [{}, { informs: "shown" }]) {
    const { container, unmount } = render(Preview, { table, offer: table.offers[0]!, preview });
    expect(container.textContent.trim()).toBe("No change of ducats or levels is certain.");
    unmount();
  }
});

test.each([
  ["Empire", ".h4"],
  ["Dominion over all the seas", ".rw"], // beside such a name there is no room
])("who is near to an achievement is marked where the name %s can be read", (name, where) => {
  const table = stand("act");
  const view = table.view as unknown as View;
  const told = view.achievements.find((one) => one.achievement)!;
  view.threats = ["green", "yellow"].map((seat) => ({ seat, of: told.achievement, lacks: 1, measure: "fleet" }));
  table.name = () => name;
  const { container } = render(GoalCard, { table, told });
  expect(container.querySelectorAll(`${where} .nearly`)).toHaveLength(2);
  expect(container.querySelectorAll(".nearly")).toHaveLength(2);
});

test("the position can be listened to", () => {
  const parts = describe(viewAt("defence"), stand("defence"));
  expect(parts.map((part) => part.title)).toEqual([
    "Turn 1: ottoman-empire (green)", "Land", "Goods", "Tracks", "Territories", "Achievements", "Religions",
    "Your empire", "ottoman-empire (green)", "england (blue)", "spain (yellow)", "If it ended now",
  ]); // prettier-ignore
  expect(parts.every((part) => part.lines.length > 0)).toBe(true);
  expect(describe(viewAt("setup"), stand("setup"))[0]?.lines).toHaveLength(2);
});

test.each<[string, Name, string[]]>([
  ["levels", "goods", ["good:gold", "force:army"]],
  ["levels", "defence", ["good:gold"]],
  ["lands", "exchange", ["territory:norway", "territory:china"]],
  ["goals", "act", ["achievement:renaissance", "religion:calvinism"]],
  ["mine", "exchange", ["card:bohemia", "blind:1", "territory:livonia", "colour:red"]],
  ["rivals", "enemy", ["colour:green", "measure:ducats@green"]],
])("on a phone, the pane %s at %s has its things", (id, name, things) => {
  const pane = face.panes.find((one) => one.id === id);
  if (!pane) throw new Error("no such pane");
  render(pane.component, { table: stand(name) });
  expect(things.filter((one) => thing(one).length === 0)).toEqual([]);
});
