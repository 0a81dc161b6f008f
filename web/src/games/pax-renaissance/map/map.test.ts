// @vitest-environment jsdom
// Whole positions as they are drawn: from the engine, with the table's own marks.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Table } from "../../../core/table.svelte";
import { enter } from "../../../core/text.svelte";
import type { Changes, Position } from "../../../core/wire";
import type { MapView } from "./look";
import Map from "./Map.svelte";
import { type Name, stand } from "../stand";

function draw(name: Name): { table: Table; all: (selector: string) => Element[]; thing: (name: string) => Element } {
  const table = stand(name);
  const { container } = render(Map, { table });
  const all = (selector: string): Element[] => [...container.querySelectorAll(selector)];
  return { table, all, thing: (word) => container.querySelector(`[data-thing="${word}"]`)! };
}

const symbols = (element: Element): string[] =>
  [...element.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");

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

describe("the first position", () => {
  it("has every city, border, empire and square, each once", () => {
    const { all } = draw("start");
    const counts = ["city", "border", "empire", "item"].map((kind) => all(`[data-thing^="${kind}:"]`).length);
    expect(counts).toEqual([29, 13, 10, 10]); // Venice has its second place only for condottieri
  });

  it("shows tokens, levies, emporia and theocracies", () => {
    const { thing } = draw("start");
    expect(symbols(thing("city:london"))).toEqual(["#tok-rook-catholic"]);
    expect(symbols(thing("city:varna"))).toEqual(["#levy-knight-reformist"]);
    expect(symbols(thing("city:trebizond"))).toEqual(["#emporium", "#levy-rook-reformist"]);
    expect(symbols(thing("city:novgorod"))).toEqual(["#emporium", "#busted"]);
    expect(symbols(thing("empire:mamluk"))).toEqual(["#base-islamic", "#em-crescent"]);
    expect(symbols(thing("empire:france"))).toEqual([]);
    expect(symbols(thing("item:hre"))).toEqual(["#crown", "#arms-holy_roman_empire"]);
  });

  it("says what everything is", () => {
    const { thing } = draw("start");
    expect(thing("city:novgorod").getAttribute("aria-label")).toBe("Novgorod: busted emporium");
    expect(thing("border:hre-hungary").getAttribute("aria-label")).toContain("by land");
  });
});

describe("a full map", () => {
  it("has a shield on every throne that is taken, and no square", () => {
    const { all } = draw("full");
    expect(all('[data-thing^="item:"]')).toHaveLength(0);
    expect(all('use[href^="#shield-"]')).toHaveLength(10);
    expect(all('use[href="#chain"]')).toHaveLength(2); // Portugal and the Papal States are vassals
  });

  it("has a pawn on each of the thirteen borders", () => {
    const { all } = draw("full");
    expect(all('[data-thing^="border:"] use[href^="#pawn-"]')).toHaveLength(13);
  });
});

describe("what rivals did", () => {
  it("is marked, but not on a concession of mine", async () => {
    const { table, thing, all } = draw("full");
    const { borders, viewer } = table.view as MapView;
    const [mine, other] = [true, false].map((own) =>
      Object.keys(borders).find((word) => (borders[word]!.concession === viewer) === own)!,
    ) as [string, string];
    const events = [mine, other].map((border) => ({ name: "earned", text: "", things: { border } }));
    const entries = [
      { number: 0, kind: "start", seat: -1, position: 0, events: [] },
      { number: 1, kind: "choice", seat: 1, position: 1, events },
    ];
    table.hear({ cursor: "", entries, number: 1, notices: [], position: null } as unknown as Changes);
    await Promise.resolve();
    expect(all(".fresh.edge").map((ring) => ring.parentElement!.dataset.ring)).toEqual([`border:${other}`]);
    expect([mine, other].map((word) => thing(`border:${word}`).classList.contains("changed"))).toEqual([false, true]);
  });
});

describe("crowded places", () => {
  it("a protected concession shares its border with a pirate", () => {
    const { thing } = draw("lying");
    expect(symbols(thing("border:england-france"))).toEqual(["#tok-ship-islamic", "#pawn-medici"]);
  });

  it("Venice has two places for condottieri", () => {
    const { thing } = draw("lying");
    expect(symbols(thing("city:venice-2"))).toEqual(["#tok-knight-catholic"]);
  });

  it("who lies on a square is shown, heaped where they are many", () => {
    const { all } = draw("lying");
    const lying = all("g.lying");
    expect(lying).toHaveLength(5);
    expect(lying.map((heap) => heap.textContent)).toEqual(["2+2", "", "", "", "2"]);
  });
});

describe("a question", () => {
  it("rings what is legal, with its key and the piece that would come", () => {
    const { all, thing } = draw("pawn");
    expect(thing("border:france-aragon").classList.contains("legal")).toBe(true);
    expect(symbols(thing("border:france-aragon"))).toContain("#pawn-fugger");
    expect(thing("border:hre-hungary").classList.contains("legal")).toBe(false);
    expect(all(".badges text").map((text) => text.textContent)).toEqual(["1", "2"]);
  });

  it("shows whom an option would replace only while it is looked at", async () => {
    const { table, thing } = draw("pawn");
    expect(symbols(thing("border:france-hre"))).toEqual(["#pawn-medici"]);
    table.hot = table.offers[0]!;
    await Promise.resolve();
    expect(symbols(thing("border:france-hre"))).toEqual(["#pawn-medici", "#pawn-fugger"]);
  });

  it("keeps the piece under the pointer while the focus comes after it: a click would be lost", async () => {
    const { thing } = draw("pawn");
    const [from, to] = [thing("border:france-aragon"), thing("border:france-hre")];
    await fireEvent.focus(from);
    await fireEvent.pointerEnter(to, { pointerType: "mouse" });
    const coming = to.querySelector('use[href="#pawn-fugger"]');
    expect(coming).not.toBeNull();
    await fireEvent.blur(from); // as the mouse comes down on the other place
    await fireEvent.focus(to);
    expect(to.querySelector('use[href="#pawn-fugger"]')).toBe(coming);
  });

  it("is not looked at any more where the pointer goes on to something else, even from what is gone", async () => {
    const { table, thing } = draw("pawn");
    await fireEvent.pointerEnter(thing("border:france-hre"), { pointerType: "mouse" });
    expect(table.hot).not.toBeNull();
    await fireEvent.pointerEnter(thing("city:cairo"), { pointerType: "mouse" });
    expect(table.hot).toBeNull();
  });

  it("about pieces without a place lays them beside the empire's name", () => {
    const { all } = draw("settle");
    expect(all('[data-thing^="token:"]').map((piece) => piece.getAttribute("data-thing"))).toEqual([
      "token:catholic-rook",
      "token:catholic-knight",
      "token:islamic-rook",
    ]);
  });

  it("about an empire takes the whole cell, with all that stands in it", async () => {
    const { table, thing } = draw("pawn");
    const vote = {
      option: 1,
      words: "vote france",
      verb: "vote",
      domain: "empire",
      thing: "france",
      rule: "F6",
      text: "",
    };
    table.now = { ...table.now, decision: { number: 3, seat: 0, text: "", offers: [vote] } } as unknown as Position;
    await Promise.resolve();
    expect(thing("empire:france").classList.contains("legal")).toBe(true);
    expect(thing("city:paris").classList.contains("through")).toBe(true);
    expect(thing("city:london").classList.contains("through")).toBe(false);
    const outline = (thing("empire:france") as SVGElement).ownerSVGElement!.querySelector(
      '[data-ring="empire:france"]',
    )!;
    const piece = thing("border:france-hre");
    expect(outline.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy(); // drawn over it
  });

  it("that is refused has a cross", async () => {
    const { table, all } = draw("pawn");
    table.refusal = { kinds: ["border", "place"], thing: "england-france", text: "", rule: "" };
    await Promise.resolve();
    expect(all(".badges .cross")).toHaveLength(1);
  });
});
