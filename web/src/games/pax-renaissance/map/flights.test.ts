import { describe, expect, it } from "vitest";
import type { EventCard } from "../../../core/wire";
import { flights } from "./flights";
import type { MapView } from "./look";
import { viewAt } from "../stand";

const start = (): MapView => viewAt("start") as MapView;
const event = (name: string, things: EventCard["things"]): EventCard => ({
  name,
  things,
  text: "",
  phrase: { key: "", args: {} },
});

function empty(view: MapView, ...cities: string[]): MapView {
  for (const city of Object.values(view.empires).flatMap((empire) => empire.cities)) {
    if (cities.includes(city.city)) city.token = "";
  }
  return view;
}

describe("pieces fly", () => {
  it("from border to border", () => {
    const sailed = event("sailed", { token: "islamic-pirate", start: "hungary-ottoman", goal: "ottoman-mamluk" });
    expect(flights(sailed, start(), start())).toEqual([
      { symbol: "tok-ship-islamic", from: "border:hungary-ottoman", to: "border:ottoman-mamluk", kind: "move" },
    ]);
  });

  it("from a city or a border to the square of the empire", () => {
    const knight = event("repressed-at", { token: "catholic-knight", place: "paris", empire: "france" });
    expect(flights(knight, start(), start())).toMatchObject([{ from: "city:paris", to: "item:france" }]);
    const pawn = event("repressed-at", { token: "medici-pawn", place: "france-hre", empire: "france" });
    expect(flights(pawn, start(), start())).toMatchObject([
      { symbol: "pawn-medici", from: "border:france-hre", to: "item:france" },
    ]);
  });

  it("from where they wait, from the square where they lay, or from the bank", () => {
    const settled = event("settled", { token: "catholic-rook", place: "lyon" });
    expect(flights(settled, start(), start())[0]?.from).toBe("bank:fugger");
    const lying = start();
    lying.empires["france"]!.square.repressed = ["catholic-rook"];
    expect(flights(settled, lying, start())[0]?.from).toBe("item:france");
    lying.waiting = { empire: "france", tokens: ["catholic-rook"], piece: "" };
    expect(flights(settled, lying, start())[0]?.from).toBe("token:catholic-rook");
  });

  it("with the square that changes hands", () => {
    expect(flights(event("taken-square", { seat: "fugger", empire: "hre" }), start(), start())).toMatchObject([
      { symbol: "arms-holy_roman_empire", from: "item:hre", to: "item:hre" },
    ]);
  });
});

describe("the fallen fall where they stood", () => {
  const fell = event("fell", { token: "islamic-knight" });

  it("each at a place of its own", () => {
    const [before, after] = [start(), empty(start(), "constantinople-2", "constantinople-3")];
    const places = [fell, fell].flatMap((one) => flights(one, before, after)).map(({ from }) => from);
    expect(places).toEqual(["city:constantinople-2", "city:constantinople-3"]);
    expect(flights(fell, before, after)).toEqual([]);
  });

  it("on the square where they lay", () => {
    const before = start();
    before.empires["mamluk"]!.square.repressed = ["islamic-knight"];
    expect(flights(fell, before, start())).toMatchObject([{ from: "item:mamluk", kind: "fall" }]);
  });

  it("pawns on the border of their bank", () => {
    const [before, after] = [start(), start()];
    before.borders["france-hre"]!.concession = "medici";
    after.borders["france-hre"]!.concession = "";
    expect(flights(event("fell", { token: "medici-pawn" }), before, after)).toMatchObject([
      { from: "border:france-hre" },
    ]);
  });
});

describe("florins fly", () => {
  it("one by one, but not without end", () => {
    const profit = (florins: number): EventCard =>
      event("profit", { seat: "medici", border: "england-france", florins });
    expect(flights(profit(2), start(), start())).toHaveLength(2);
    expect(flights(profit(2), start(), start())[0]).toEqual({
      symbol: "florin",
      from: "border:england-france",
      to: "florins:medici",
      kind: "coin",
    });
    expect(flights(profit(40), start(), start()).length).toBeLessThan(10);
  });

  it("from a buyer onto the cards that got them", () => {
    const before = viewAt("pawn") as MapView;
    const after = structuredClone(before);
    after.slots.west[0]!.florins += 1;
    after.slots.west[1]!.florins += 1;
    const bought = event("bought", { seat: "fugger", card: "pren001", cost: 2, gained: 1 });
    expect(flights(bought, before, after).map(({ from, to }) => `${from} ${to}`)).toEqual([
      "florins:fugger slot:west-fair",
      "florins:fugger slot:west-1",
      "bank:fugger florins:fugger",
    ]);
  });
});

it("an event without pieces moves nothing", () => {
  expect(flights(event("turn-begun", { seat: "fugger" }), start(), start())).toEqual([]);
});
