// @vitest-environment jsdom
// Whole positions as they are drawn: from the engine, with the table's own marks.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import type { Table } from "../../core/table.svelte";
import { enter } from "../../core/text.svelte";
import type { Offer } from "../../core/wire";
import type { Part } from "../../core/face";
import { face } from ".";
import Inspector from "./inspect/Inspector.svelte";
import { lookAt } from "./look.svelte";
import Map from "./map/Map.svelte";
import Market from "./market/Market.svelte";
import { previews, stand } from "./stand";
import type { Components, View } from "./types";

function offer(domain: string, thing: string): Offer {
  return {
    option: 1,
    words: "",
    verb: "",
    domain,
    thing,
    rule: "",
    weight: 0,
    phrase: { key: "", args: {} },
    text: "choose it",
    preview: null,
  };
}

const { Lower, Side } = face;

function draw(table: Table, ...parts: Part[]): { all: (selector: string) => Element[]; text: () => string } {
  const drawn = parts.map((Part) => render(Part, { table }).container);
  return {
    all: (selector) => drawn.flatMap((one) => [...one.querySelectorAll(selector)]),
    text: () => drawn.map((one) => one.textContent).join(" "),
  };
}

// The room of a test has no size, and nothing that would tell of another.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
beforeAll(() => enter("common", "games/pax-renaissance"));
afterEach(cleanup);

describe("a crowded table", () => {
  it("has every card of every tableau, hand and market", () => {
    const table = stand("crowded");
    const view = table.view as View;
    const { all } = draw(table, Lower, Side, Market);
    const drawn = new Set(all("[data-thing]").map((one) => one.getAttribute("data-thing")?.split(":")[1]));
    const items = view.banks.flatMap((bank) =>
      Object.values(view.seats[bank]!.tableau).flatMap((row) => row.map((item) => item.item)),
    );
    expect(items.length).toBeGreaterThan(20);
    expect(items.filter((item) => !drawn.has(item))).toEqual([]);
    expect(["pren023", "pren016", "pren045", "pren046", "aragon", "portugal"].filter((one) => !drawn.has(one))).toEqual(
      [],
    );
    expect(all(`.spot[data-thing^="slot:"]`)).toHaveLength(10); // the fairs go by their side
  });

  it("ties couples and vassals, and lays repressed tokens on their square", () => {
    const { all } = draw(stand("crowded"), Lower);
    expect(all('.standing use[href="#rings"]')).toHaveLength(1);
    expect(all('.standing use[href="#chain"]')).toHaveLength(2);
    expect(all('.repressed use[href="#pawn-medici"]')).toHaveLength(1);
  });

  it("marks what a bishop silences", () => {
    const { all } = draw(stand("crowded"), Lower);
    expect(all('.thing:has([data-thing="item:pren013"]) .band')).toHaveLength(1);
    expect(all('.thing:has([data-thing="item:pren001"]) .band')).toHaveLength(0);
  });

  it("shows the money of a bank before and after the option in question", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ florins: { fugger: -3 } }));
    const table = stand("crowded");
    table.focus(table.offers[0]!);
    await table.foresee(table.offers[0]!);
    expect(draw(table, Lower).all(".florins")[0]?.textContent).toMatch(/14\s*→ 11/);
  });

  it("enlarges another bank's tableau until it is looked at no longer", async () => {
    const table = stand("crowded");
    const { all } = draw(table, Lower);
    const squares = (): number[] => ["england", "france"].map((one) => all(`.lower [data-thing="item:${one}"]`).length);
    expect(squares()).toEqual([0, 1]);
    lookAt(table, "medici");
    await tick();
    expect(squares()).toEqual([1, 0]);
    lookAt(table, "medici");
    await tick();
    expect(squares()).toEqual([0, 1]);
  });

  it("counts every victory", () => {
    const { text } = draw(stand("crowded"), Side);
    for (const word of ["Globalization", "Imperial", "Renaissance", "Holy", "Patron"]) expect(text()).toContain(word);
  });
});

test("hidden hands are backs and a number", () => {
  const table = stand("start");
  (table.view as View).seats["fugger"]!.hand = 2;
  lookAt(table, "fugger");
  expect(draw(table, Lower).all(".hand .back")).toHaveLength(2);
});

describe("whatever is offered lights up", () => {
  // One thing of every domain that a verb goes with. A schism is no thing on the table: it is chosen in the bar.
  const things: [string, string, Part][] = [
    ["slot", "west-1", Market],
    ["slot", "east-fair", Market],
    ["side", "west", Market],
    ["card", "pren023", Lower],
    ["item", "pren001", Lower],
    ["item", "pren045", Lower],
    ["item", "france", Lower],
    ["item", "pren037", Side],
    ["item", "hre", Map],
    ["empire", "france", Lower],
    ["empire", "hungary", Map],
    ["run", "west", Lower],
    ["run", "both", Lower],
    ["victory", "imperial", Side],
    ["city", "paris", Map],
    ["border", "france-hre", Map],
    ["place", "paris", Map],
    ["place", "france-hre", Map],
    ["token", "medici-pawn", Lower],
  ];
  test.each(things)("%s %s", (domain, thing, Part) => {
    const table = stand("crowded", [offer(domain, thing)]);
    (table.view as View).waiting.empire = domain === "token" ? "france" : "";
    expect(draw(table, Part).all(".spot.legal").length).toBeGreaterThan(0);
  });
});

describe("close-ups", () => {
  test.each([
    ["slot", "west-1", "One-shot"],
    ["item", "france", "France"],
    ["victory", "holy", "Holy"],
    ["city", "paris", "Levies"],
    ["border", "portugal-aragon", "Islamic pirate"],
    ["side", "east", "One-shot"],
  ])("of a %s", (domain, thing, said) => {
    const table = stand("crowded", []);
    table.inspect(domain, thing);
    expect(draw(table, Inspector).text()).toContain(said);
  });

  test.each([
    ["city", "paris"],
    ["item", "france"],
    ["slot", "west-1"],
  ])("of a %s mark what is not known of the edition", (domain, thing) => {
    const table = stand("crowded", []);
    table.inspect(domain, thing);
    expect(draw(table, Inspector).text()).not.toContain("not known");
    const printed = JSON.parse(JSON.stringify(table.components)) as Components;
    printed.cities["paris"]!.known = [];
    const sides = Object.values(printed.squares).flatMap((square) => [square.king, square.republic]);
    for (const one of [...Object.values(printed.cards), ...sides]) for (const line of one.text) line.known = false;
    table.box = { ...table.box!, components: printed };
    expect(draw(table, Inspector).text()).toMatch(/….*not known of this edition/s);
  });

  it("show the supply while nothing is looked at", () => {
    expect(draw(stand("crowded", []), Inspector).text()).toContain("Supply");
  });

  it("count pirates with the rooks where they are rooks", () => {
    const table = stand("crowded", []);
    expect(draw(table, Inspector).all("tr")).toHaveLength(4);
    delete (table.view as View).reserve["catholic-pirate"];
    cleanup();
    expect(draw(table, Inspector).all("tr")).toHaveLength(3);
  });
});

describe("previews", () => {
  const said: Record<string, RegExp> = {
    fair: /left over/,
    battles: /Victory\./,
    votes: /\d/,
    taxes: /pays 1 florin|cannot pay/,
    apostasy: /loses|Nobody loses/,
    shift: /now.*then/s,
    suitors: /Suitors/,
    sale: /Sold for/,
    purchase: /Price/,
  };
  test.each(Object.keys(said))("of %s", (kind) => {
    const table = stand("crowded");
    const preview = previews[kind]!;
    const { container } = render(face.Preview, { table, offer: table.offers[0]!, preview });
    expect(container.textContent).toMatch(said[kind]!);
    expect(container.textContent).not.toMatch(/pax-|undefined|NaN/);
  });

  it("warn where another seat decides", () => {
    const table = stand("crowded");
    const { container } = render(face.Preview, { table, offer: table.offers[0]!, preview: { asks: "medici" } });
    expect(container.textContent).toContain("Medici decides next");
  });
});

test("the position can be read out", async () => {
  const table = stand("crowded");
  const text = (await face.describe())(table.view, table)
    .map(({ title, lines }) => [title, ...lines].join("\n"))
    .join("\n");
  expect(text).toContain("Fugger: 2 actions left");
  expect(text).toContain("Inquisition Pope");
  expect(text).toMatch(/Louis XI.*France/);
  expect(text).not.toMatch(/pax-|undefined|NaN/);
});
