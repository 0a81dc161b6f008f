import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "./table.svelte";
import type { Changes, Entry, Offer, Position } from "./wire";

const PHRASE = { key: "", args: {} };

function offer(option: number, verb: string, domain: string, thing: string): Offer {
  return {
    option,
    words: `${verb} ${thing}`,
    verb,
    domain,
    thing,
    rule: "E1",
    weight: 0,
    phrase: PHRASE,
    text: `${verb} ${thing}`,
    preview: null,
  };
}

function position(number: number, offers: Offer[] | null): Position {
  const decision = offers && { number: number + 1, seat: 0, prompt: PHRASE, text: "Well?", offers, instead: [] };
  return {
    table: "T",
    seat: 0,
    number,
    position: number,
    view: { number },
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
}

function entry(number: number, word = "paris"): Entry {
  const events = [{ name: "placed", text: `Something ${number}`, things: { place: word }, phrase: PHRASE }];
  return { number, kind: "choice", seat: 0, position: number, at: 0, events, option: null, words: null };
}

function news(entries: Entry[], shown: Position | null): Changes {
  const number = shown?.number ?? entries.at(-1)?.number ?? -1;
  return {
    table: "T",
    cursor: "",
    status: "running",
    number,
    decider: 0,
    deciders: [0],
    entries,
    notices: [],
    position: shown,
  };
}

const OFFERS = [
  offer(1, "buy", "slot", "west-1"),
  offer(2, "play", "card", "pren001"),
  offer(3, "sell", "item", "pren001"),
];
let answers: Record<string, [number, unknown]>;
let asked: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal("fetch", (address: string, request: { method: string }) => {
    asked.push(`${request.method} ${address}`);
    const [status, body] = Object.entries(answers).find(([start]) => address.startsWith(start))?.[1] ?? [200, {}];
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function opened(): Table {
  const table = new Table("T");
  table.online = true;
  table.hear(news([entry(0), entry(1)], position(1, OFFERS)));
  return table;
}

test("what is heard twice is known once", () => {
  const table = opened();
  table.hear(news([entry(1), entry(2)], position(2, null)));
  table.hear(news([entry(1), entry(2)], position(2, null)));
  expect(table.entries.map((one) => one.number)).toEqual([0, 1, 2]);
  expect(table.view).toEqual({ number: 2 });
});

test("an older position never replaces a newer one", () => {
  const table = opened();
  table.hear(news([entry(2)], position(2, null)));
  table.hear(news([], position(1, OFFERS)));
  expect(table.view).toEqual({ number: 2 });
});

test("a gap in the log is not papered over", () => {
  const table = opened();
  table.hear(news([entry(4)], position(4, null)));
  expect(table.entries.map((one) => one.number)).toEqual([0, 1]);
});

test("a thing is marked with all its offers, whatever kind it goes by", () => {
  const table = opened();
  expect(table.mark(["card", "item"], "pren001")).toMatchObject({ legal: true, key: 2, hot: false });
  expect(table.mark(["card", "item"], "pren001").offers).toHaveLength(2);
  expect(table.mark("slot", "west-2")).toMatchObject({ legal: false, key: 0 });
  table.focus(OFFERS[0] ?? null);
  expect(table.mark("slot", "west-1").hot).toBe(true);
});

test("moves that are seen happening are told, those found on arrival are not", () => {
  const table = new Table("T");
  const moves: string[] = [];
  table.onmove(({ events, before, after }) => moves.push(`${events.length} ${before.number} ${after.number}`));
  table.hear(news([entry(0), entry(1)], position(1, OFFERS)));
  table.hear(news([{ ...entry(2, "rome"), seat: 1 }], position(2, null)));
  expect(moves).toEqual(["1 1 2"]);
  expect(table.mark("city", "rome").changed).toBe(true);
  expect(table.mark("city", "paris").changed).toBe(false);
});

test("an offer that waits to be confirmed can still be taken when others have answered", () => {
  const table = opened();
  table.selected = table.offers[0] ?? null;
  table.hear(news([], { ...position(1, structuredClone(OFFERS)), deciders: [0] }));
  expect(table.selected?.option).toBe(OFFERS[0]?.option);
  expect(table.selected && table.offers.includes(table.selected)).toBe(true);
});

test("nothing can be chosen without a connection or in the past", async () => {
  const table = opened();
  table.online = false;
  expect(table.offers).toEqual([]);
  table.online = true;
  answers["/api/tables/T/history/0"] = [200, position(0, null)];
  await table.goTo(0);
  expect([table.live, table.offers.length, table.view.number]).toEqual([false, 0, 0]);
  await table.goTo(99);
  expect([table.live, table.offers.length]).toEqual([true, 3]);
});

test("a choice that cannot be undone is selected first and sent the second time", async () => {
  const table = opened();
  answers["/api/tables/T/preview"] = [200, { asks: true }];
  answers["/api/tables/T/choices"] = [201, news([entry(2)], position(2, null))];
  const wanted = table.offers[0] as Offer;
  await table.choose(wanted);
  expect(table.selected).toBe(wanted);
  expect(asked.filter((one) => one.startsWith("POST"))).toEqual([]);
  await table.choose(wanted);
  expect(asked).toContain("POST /api/tables/T/choices");
  expect(table.view).toEqual({ number: 2 });
});

test("a choice that can be undone is sent at once", async () => {
  const table = opened();
  answers["/api/tables/T/preview"] = [200, { asks: false, ends: false, refresh: false }];
  answers["/api/tables/T/choices"] = [201, news([entry(2)], position(2, null))];
  await table.choose(table.offers[0] as Offer);
  expect(asked).toContain("POST /api/tables/T/choices");
});

test("a stale choice gets one clear line and loses nothing", async () => {
  const table = opened();
  table.confirming = "never";
  answers["/api/tables/T/choices"] = [409, { error: "server-stale", message: "The table has moved on.", details: {} }];
  await table.choose(table.offers[0] as Offer);
  expect(table.problem).toBe("The table has moved on.");
  expect([table.slow, table.offers.length]).toEqual([false, 3]);
  await table.choose(table.offers[1] as Offer); // and one may choose again
  expect(asked.filter((one) => one === "POST /api/tables/T/choices")).toHaveLength(2);
});

test("a choice is made although the same position comes once more while its preview is awaited", async () => {
  const table = opened();
  answers["/api/tables/T/choices"] = [200, news([entry(2)], position(2, null))];
  const choosing = table.choose(table.offers[0] as Offer);
  table.hear(news([], position(1, structuredClone(OFFERS))));
  await choosing;
  expect(asked).toContain("POST /api/tables/T/choices");
});

test("a thing with several offers narrows the bar, one without asks why", async () => {
  const table = opened();
  (table.spot(["card", "item"], "pren001").onclick as (event: Event) => void)(new Event("click"));
  expect(table.narrowed?.map((one) => one.verb)).toEqual(["play", "sell"]);
  answers["/api/tables/T/wonder"] = [200, { offered: false, text: "Too dear.", rule: "E1a", phrase: PHRASE }];
  await vi.waitFor(() => expect(table.card).not.toBeNull()); // the one that was asked for at the beginning
  table.card = { status: "running" } as never;
  await table.ask("slot", "west-5");
  expect(table.refusal).toMatchObject({ text: "Too dear.", rule: "E1a" });
  expect(table.mark("slot", "west-5").refused).toBe(true);
});

test("keys pressed faster than the server answers lead to the last moment that was meant", async () => {
  const table = opened();
  table.hear(news([entry(2), entry(3), entry(4)], position(4, null)));
  for (const at of [0, 1, 2]) answers[`/api/tables/T/history/${at}`] = [200, position(at, null)];
  const first = table.goTo(0);
  const second = table.goTo(table.headed + 1);
  const third = table.goTo(table.headed + 1);
  await Promise.all([first, second, third]);
  expect([table.view.number, table.headed]).toEqual([2, 2]);
});

test("a key of the history that is pressed while the language changes is not lost", async () => {
  const table = opened();
  table.hear(news([entry(2), entry(3), entry(4)], position(4, null)));
  for (const at of [0, 1, 2]) answers[`/api/tables/T/history/${at}`] = [200, position(at, null)];
  await table.goTo(1);
  const translated = table.translate();
  await table.goTo(table.headed + 1);
  await translated;
  expect([table.view.number, table.headed]).toEqual([2, 2]);
});

test("a moment that was asked for in the old language is told in the new one", async () => {
  const table = opened();
  table.hear(news([entry(2), entry(3)], position(3, null)));
  answers["/api/tables/T/history/2"] = [200, { ...position(2, null), view: { said: "in the old one" } }];
  const pressed = table.goTo(2);
  answers["/api/tables/T/history/2"] = [200, { ...position(2, null), view: { said: "in the new one" } }];
  await Promise.all([table.translate(), pressed]);
  expect(table.view).toEqual({ said: "in the new one" });
  expect(table.headed).toBe(2);
});

test("what needs no thing is found by its verb", () => {
  const table = new Table("T");
  table.online = true;
  table.hear(news([entry(0)], position(0, [...OFFERS, offer(4, "tax", "", "")])));
  expect(table.offersOf("verb", "tax").map((one) => one.option)).toEqual([4]);
  expect(table.offersOf("verb", "buy")).toEqual([]);
});

test("while several decide at once, what was sent before an answer does not take it back", () => {
  const table = opened();
  const answered = { ...position(1, null), answer: OFFERS[0]!, deciders: [1, 2] };
  table.hear({ ...news([], answered), cursor: "1.5" });
  expect(table.decision).toBeNull();
  table.hear({ ...news([], { ...position(1, OFFERS), deciders: [0, 1, 2] }), cursor: "1.4" });
  expect(table.decision).toBeNull();
  expect(table.now?.answer).toEqual(OFFERS[0]);
  table.hear({ ...news([], { ...answered, deciders: [2] }), cursor: "1.6" });
  expect(table.now?.deciders).toEqual([2]);
  table.hear({ ...news([], { ...position(1, OFFERS), deciders: [0, 2] }), cursor: "1.7" });
  expect(table.offers).toEqual(OFFERS);
});

test("what rivals changed stays marked until I act, and my own pieces wear no mark of theirs", () => {
  const table = new Table("T");
  const by = (seat: number, one: Entry): Entry => ({ ...one, seat });
  table.hear(news([entry(0), by(0, entry(1, "paris"))], position(1, null)));
  table.hear(news([by(1, entry(2, "rome"))], position(2, null)));
  table.hear(news([by(2, entry(3, "white"))], position(3, OFFERS)));
  expect(["paris", "rome", "white"].map((word) => table.mark("city", word).changed)).toEqual([false, true, true]);
  expect(table.spot("member", "white", { own: true }).class).not.toContain("changed");
  table.hear(news([by(0, entry(4, "london"))], position(4, null)));
  expect(["rome", "white", "london"].map((word) => table.mark("city", word).changed)).toEqual([false, false, false]);
});

test("a finger that rests on a thing looks at it and chooses nothing", () => {
  const table = new Table("T");
  table.online = true;
  table.hear(news([entry(0)], position(1, OFFERS)));
  const picked = vi.spyOn(table, "pick").mockResolvedValue();
  const offered = OFFERS[0]!;
  const press = (pointerType: string, lasts: number): void => {
    const spot = table.spot(offered.domain, offered.thing) as Record<string, (event: unknown) => void>;
    spot.onpointerdown!({ pointerType, timeStamp: 1000 });
    spot.onclick!({ timeStamp: 1000 + lasts, stopPropagation: () => undefined });
  };
  press("touch", 600);
  expect(picked).not.toHaveBeenCalled();
  expect(table.inspected).toEqual({ domain: offered.domain, thing: offered.thing });
  press("mouse", 600);
  press("touch", 100);
  expect(picked).toHaveBeenCalledTimes(2);
});

test("a close-up comes with the tap of a finger, not under it", () => {
  const table = new Table("T");
  table.online = true;
  table.hear(news([entry(0)], position(1, OFFERS)));
  vi.spyOn(table, "pick").mockResolvedValue();
  const spot = table.spot("card", "pren001") as Record<string, (event: unknown) => void>;
  const stopPropagation = (): void => undefined;
  spot.onpointerenter!({ pointerType: "touch" });
  spot.onpointerdown!({ pointerType: "touch", timeStamp: 1000 });
  spot.onpointerup!({ timeStamp: 1050 });
  spot.onfocus!({});
  expect(table.inspected).toBeNull();
  spot.onclick!({ timeStamp: 1060, stopPropagation });
  expect(table.inspected?.thing).toBe("pren001");
  table.inspected = null;
  spot.onpointerdown!({ pointerType: "touch", timeStamp: 2000 });
  spot.onpointerup!({ timeStamp: 2600 });
  expect(table.inspected).not.toBeNull(); // it has rested
  table.inspected = null;
  spot.onpointercancel!({}); // it scrolls
  spot.onfocus!({}); // by key
  expect(table.inspected).not.toBeNull();
});

test("what was looked at is forgotten with the question, and kept while others move", () => {
  const table = new Table("T");
  table.hear(news([entry(0)], position(0, OFFERS)));
  table.inspect("card", "pren001");
  table.hear(news([entry(1)], position(1, null)));
  expect(table.inspected?.thing).toBe("pren001");
  table.hear(news([entry(2)], position(2, OFFERS)));
  expect(table.inspected).toBeNull();
});

test("who can win next is a danger as long as the position is the one that was searched", async () => {
  const table = opened();
  const threat = { seat: 1, kind: "turn", thing: "", lacks: 0, own: false, text: "Red can win", rule: "E6" };
  answers["/api/tables/T/perils"] = [200, [threat, { ...threat, seat: 0 }]];
  await table.watchOut();
  expect(table.dangers).toEqual([threat]);
  await table.watchOut();
  expect(asked.filter((one) => one.includes("perils"))).toHaveLength(1);
  table.hear(news([entry(2)], position(2, OFFERS)));
  expect(table.dangers).toEqual([]);
  answers["/api/tables/T/perils"] = [429, { error: "server-too-many", message: "Too many", details: {} }];
  await table.watchOut();
  expect([table.dangers, table.problem]).toEqual([[], ""]);
});
