// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak, enter } from "../../core/text.svelte";
import { Table } from "../../core/table.svelte";
import type { Offer, Position, TableCard } from "../../core/wire";
import { MINE, OTHER, table as card } from "../../pages/samples";
import type { Sitting } from "../people/seats";
import Standing from "./Standing.svelte";
import { waitingLine } from "./standing";

const ANSWER: Offer = {
  option: 7,
  words: "keep sisto-iv",
  verb: "keep",
  domain: "leader",
  thing: "sisto-iv",
  rule: "A2",
  weight: 0,
  phrase: { key: "", args: {} },
  text: "Keep Sisto IV",
  preview: null,
};
const NAMES = ["Red", "Green", "Blue"];

let table: Table;
let seats: Sitting[];
let sent: string[];

function waitsFor(deciders: number[], answer: Offer | null): void {
  table.now = {
    table: "T",
    seat: 0,
    number: 4,
    position: 4,
    view: {},
    decision: null,
    answer,
    decider: deciders[0] ?? -1,
    deciders,
    undo: answer !== null,
    redo: false,
    outcome: null,
    threats: [],
    full: null,
  } satisfies Position;
}

const standing = (now = 0) =>
  render(Standing, { table, seats, phone: false, now, onexplain: () => undefined, onend: () => undefined });

beforeAll(async () => {
  await enter("common", "table");
  await speak("en");
});

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (address: string, request: { method: string }) => {
    sent.push(`${request.method} ${address}`);
    return Promise.resolve(new Response("{}", { status: 500, headers: { "content-type": "application/json" } }));
  });
  table = new Table("T");
  const found: TableCard = card("T", [MINE, OTHER, OTHER], { deciders: [1, 2], decider: 1, deadline: 100 });
  table.take(found);
  table.online = true;
  seats = found.seats.map((one, at) => ({
    card: one,
    token: { symbol: "i-cup", colour: "#000" },
    title: NAMES[at] ?? "",
    player: one.name,
  })) as unknown as Sitting[];
});

afterEach(() => vi.unstubAllGlobals());

describe("while nothing is asked of me", () => {
  it("names all whom the table waits for", () => {
    waitsFor([1, 2], null);
    standing();
    expect(screen.getByRole("heading").textContent).toContain("Waiting for Green and Blue");
  });

  it("says what I answered, and lets me change my mind", async () => {
    waitsFor([2], ANSWER);
    standing();
    expect(screen.getByRole("heading").textContent).toContain("Blue thinks");
    expect(screen.getByText(/Keep Sisto IV/).textContent).toContain("change your mind");
    await fireEvent.click(screen.getByText("Change my mind"));
    expect(sent).toContain("POST /api/tables/T/undo");
  });

  it("offers a bot for each who is late, and for nobody else", () => {
    waitsFor([1, 2], ANSWER);
    standing(200);
    expect(screen.getAllByText(/Let a bot play for/)).toHaveLength(2);
  });

  it("tells those who watch that they do, and those who play why undo is grey", () => {
    waitsFor([1], null);
    const { unmount } = standing();
    expect(screen.getByRole("button", { name: /Undo/ }).getAttribute("title")).toBe("There is nothing to take back.");
    unmount();
    seats = seats.map((seat) => ({ ...seat, card: { ...seat.card, mine: false } }));
    standing();
    expect(screen.getByText("You watch this game.")).toBeTruthy();
  });

  it("says of a finished private game what it is, on a phone, where the bar above has no room for that", () => {
    waitsFor([], null);
    table.take({ ...table.card!, status: "over", public: false });
    render(Standing, { table, seats, phone: true, now: 0, onexplain: () => undefined, onend: () => undefined });
    expect(screen.getByText("Finished game, private")).toBeTruthy();
  });

  it.each(["en", "pl"] as const)("names the finger, too, where a playback tells what ends it: %s", async (language) => {
    await speak(language);
    waitsFor([], null);
    table.replaying = true;
    table.past = { ...table.now!, position: 2 };
    standing();
    expect(screen.getByText(/click, tap or key|Kliknięcie, dotknięcie albo klawisz/)).toBeTruthy();
    await speak("en");
  });

  it("names nobody where that is a secret", () => {
    expect(waitingLine([])).toBe("The table waits for answers");
  });
});
