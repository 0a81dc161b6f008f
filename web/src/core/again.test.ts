import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "./table.svelte";
import { speak } from "./text.svelte";
import type { Changes, Entry, Offer, Position } from "./wire";

const PHRASE = { key: "", args: {} };
const OFFER: Offer = {
  option: 4,
  words: "buy west-1",
  verb: "buy",
  domain: "slot",
  thing: "west-1",
  rule: "E1",
  weight: 0,
  phrase: PHRASE,
  text: "Buy",
  preview: null,
};

function entry(number: number, kind: string, position: number): Entry {
  return { number, kind, seat: 0, position, at: 0, events: [], option: null, words: null };
}

function news(number: number, entries: Entry[] = [], place = number): Changes {
  const decision = {
    number: number + 1,
    seat: 0,
    prompt: PHRASE,
    text: "Well?",
    offers: [OFFER],
    instead: [] as Offer[],
  };
  const position: Position = {
    table: "T",
    seat: 0,
    number,
    position: place,
    view: {},
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
  return {
    table: "T",
    cursor: "",
    status: "running",
    number,
    decider: 0,
    deciders: [0],
    entries,
    notices: [],
    position,
  };
}

let table: Table;
let posts: unknown[];
let answer: () => Promise<Response>;
const json = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));

beforeEach(() => {
  posts = [];
  answer = () => json(news(8));
  vi.stubGlobal("fetch", (address: string, request: { method: string; body?: string }) => {
    if (request.method === "POST") {
      posts.push(JSON.parse(request.body ?? "{}"));
      return answer();
    }
    return address.includes("/history/") ? json(news(7, [], Number(address.split("/").pop())).position) : json({});
  });
  table = new Table("T");
  table.setConfirming("never");
  table.online = true;
  table.hear(
    news(
      7,
      [0, 1, 2, 3, 4, 5, 6, 7].map((number) => entry(number, number ? "choice" : "start", number)),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const choose = (): Promise<void> => table.choose(table.offers[0]!);
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Lay a card on the table, once the one that was asked for at the beginning has come. */
async function carded(card: object): Promise<void> {
  await vi.waitFor(() => expect(table.card).not.toBeNull());
  table.card = card as Table["card"];
}

describe("a choice that got no answer", () => {
  beforeEach(async () => {
    answer = () => Promise.reject(new TypeError("lost"));
    await choose();
    answer = () => json(news(8));
  });

  it("is sent again when the server is back and still asks for it", async () => {
    table.hear(news(7));
    await settled();
    expect(posts).toEqual([
      { number: 8, option: 4, usual: true },
      { number: 8, option: 4, usual: true },
    ]);
    expect(table.now?.number).toBe(8);
    expect(table.problem).toBe("");
  });

  it("is not sent again if it had arrived", async () => {
    table.hear(news(8, [entry(8, "choice", 8)]));
    await settled();
    expect(posts).toHaveLength(1);
    table.hear(news(8));
    await settled();
    expect(posts).toHaveLength(1);
  });
});

describe("what was to be taken back and got no answer", () => {
  beforeEach(async () => {
    answer = () => Promise.reject(new TypeError("lost"));
    await table.undo();
    answer = () => json(news(8, [entry(8, "undo", 6)], 6));
  });

  it("is taken back once the server is there again", async () => {
    table.hear(news(7));
    await settled();
    expect(posts).toEqual([
      { number: 8, usual: true },
      { number: 8, usual: true },
    ]);
    expect([table.now?.position, table.problem]).toEqual([6, ""]);
  });

  it("is not taken back twice", async () => {
    table.hear(news(8, [entry(8, "undo", 6)], 6));
    await settled();
    expect(posts).toHaveLength(1);
  });
});

describe("a click before the last choice is answered", () => {
  let release: () => void;
  beforeEach(() => {
    const gate = new Promise<void>((done) => (release = done));
    answer = () => gate.then(() => json(news(8, [entry(8, "choice", 8)])));
  });

  it("waits for the answer, where the socket has shown the next question already", async () => {
    const first = choose();
    await settled();
    table.hear(news(8, [entry(8, "choice", 8)]));
    const second = choose();
    await settled();
    expect(posts).toEqual([{ number: 8, option: 4, usual: true }]);
    release();
    await Promise.all([first, second]);
    expect(posts).toEqual([
      { number: 8, option: 4, usual: true },
      { number: 9, option: 4, usual: true },
    ]);
  });

  it("does not choose twice where it was meant for the same question", async () => {
    const both = [choose(), choose()];
    await settled();
    release();
    await Promise.all(both);
    expect(posts).toEqual([{ number: 8, option: 4, usual: true }]);
  });

  it("takes back what was chosen, if that is what was clicked", async () => {
    const first = choose();
    await settled();
    const back = table.undo();
    release();
    await Promise.all([first, back]);
    expect(posts).toEqual([
      { number: 8, option: 4, usual: true },
      { number: 9, usual: true },
    ]);
  });
});

describe("a choice that comes too late", () => {
  it("changes nothing, and the line that says so stays until the next deed", async () => {
    answer = () => json({ error: "server-stale", message: "The table has moved on.", details: { number: 9 } }, 409);
    await choose();
    table.hear(news(8, [entry(8, "choice", 8)]));
    expect(table.problem).toBe("The table has moved on.");
    answer = () => json(news(9));
    await choose();
    expect(table.problem).toBe("");
    expect(posts).toEqual([
      { number: 8, option: 4, usual: true },
      { number: 9, option: 4, usual: true },
    ]);
  });
});

describe("looking back", () => {
  it("ends where the moment was taken back, and goes on where it still stands", async () => {
    await table.goTo(5);
    table.hear(news(8, [entry(8, "undo", 6)], 6));
    expect(table.live).toBe(false);
    table.hear(news(9, [entry(9, "takeback", 2)], 2));
    expect(table.live).toBe(true);
  });
});

describe("a click is never lost", () => {
  let release: (preview: unknown) => void;

  beforeEach(() => {
    table.setConfirming("auto");
    vi.stubGlobal("fetch", (address: string, request: { method: string; body?: string }) => {
      if (request.method === "POST") {
        posts.push(JSON.parse(request.body ?? "{}"));
        return answer();
      }
      return new Promise<Response>((done) => {
        if (address.includes("/preview")) release = (told) => void json(told).then(done);
      });
    });
  });

  it("when the connection is away while its preview comes", async () => {
    const chosen = choose();
    table.online = false;
    release({});
    await chosen;
    expect(posts).toEqual([{ number: 8, option: 4, usual: true }]);
  });

  it("nor when the previews of all offers take for ever", async () => {
    table.foreseeAll();
    const chosen = choose();
    release({});
    await chosen;
    expect(posts).toEqual([{ number: 8, option: 4, usual: true }]);
  });

  it("on an option among those the bar was narrowed to, told in another language meanwhile", async () => {
    table.setConfirming("never");
    table.narrowed = [table.offers[0]!];
    const polish = news(7);
    polish.position!.decision = { ...polish.position!.decision!, text: "No?", offers: [{ ...OFFER, text: "Kup" }] };
    table.hear(polish);
    expect(table.narrowed.map((one) => one.text)).toEqual(["Kup"]);
    await table.choose(table.narrowed[0]!);
    expect(posts).toEqual([{ number: 8, option: 4, usual: true }]);
  });
});

describe("what cannot be taken back is asked about", () => {
  const previews: ((preview?: unknown) => void)[] = [];

  beforeEach(() => {
    previews.length = 0;
    table.setConfirming("auto");
    vi.stubGlobal("fetch", (address: string, request: { method: string; body?: string }) => {
      if (request.method === "POST") posts.push(JSON.parse(request.body ?? "{}"));
      if (request.method === "POST" || !address.includes("/preview")) return answer();
      return new Promise<Response>((done, lost) => {
        previews.push((told) => (told ? void json(told).then(done) : lost(new TypeError("lost"))));
      });
    });
  });

  it("although the language changes between the click and what it would bring", async () => {
    const chosen = choose();
    answer = () => json({ seats: [], now: 0, settings: {} });
    await table.translate();
    previews[0]!({ informs: "chance" });
    await vi.waitFor(() => expect(previews).toHaveLength(2)); // it is asked for in the new language
    previews[1]!({ informs: "chance" });
    await chosen;
    expect(posts).toEqual([]);
    expect(table.selected?.option).toBe(4);
  });

  it("although nobody could say what it would bring", async () => {
    const chosen = choose();
    previews[0]!();
    await chosen;
    expect(posts).toEqual([]);
    expect(table.selected?.option).toBe(4);
  });
});

describe("another language, while something is on its way", () => {
  beforeEach(() => void vi.stubGlobal("document", { documentElement: {} }));
  afterEach(() => speak("en"));

  it("nothing that was told in the old one takes the place of what is told in the new one", async () => {
    let release = (): void => undefined;
    answer = () => new Promise((done) => (release = () => void json(news(8, [entry(8, "choice", 8)])).then(done)));
    const chosen = choose();
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    await speak("pl");
    await table.translate();
    const polish = news(
      8,
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => entry(number, "choice", number)),
    );
    polish.position!.decision!.text = "No?";
    table.hear(polish);
    release();
    await chosen;
    expect([table.decision?.text, table.entries.length]).toEqual(["No?", 9]);
  });

  it("the log has no gap where the answer to a choice comes before what happened earlier", async () => {
    answer = () => json(news(8, [entry(8, "choice", 8)]));
    await table.translate();
    await choose();
    expect(table.entries).toEqual([]);
    table.hear(
      news(
        8,
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => entry(number, "choice", number)),
      ),
    );
    expect(table.entries).toHaveLength(9);
  });

  it("what is asked for is asked for again", async () => {
    const spoken: string[] = [];
    let release = (): void => undefined;
    vi.stubGlobal("fetch", (_: string, request: { headers: Record<string, string> }) => {
      spoken.push(request.headers["accept-language"]!);
      return new Promise((done) => (release = () => void json({ offered: false, text: spoken.at(-1) }).then(done)));
    });
    await carded({ status: "running" });
    const asked = table.ask("slot", "west-2");
    await speak("pl");
    release();
    await vi.waitFor(() => expect(spoken).toHaveLength(2));
    release();
    await asked;
    expect([spoken, table.refusal?.text]).toEqual([["en", "pl"], "pl"]);
  });

  it("dangers are told anew although nothing is asked", () => {
    const threat = { seat: 1, kind: "victory", thing: "holy", lacks: 0, own: false, rule: "E6" };
    const waiting = (text: string): Changes => {
      const told = news(8, [entry(8, "choice", 8)]);
      return { ...told, position: { ...told.position!, decision: null, threats: [{ ...threat, text }] } };
    };
    table.hear(waiting("Red can win"));
    table.hear(waiting("Czerwony może wygrać"));
    expect(table.dangers.map((one) => one.text)).toEqual(["Czerwony może wygrać"]);
  });
});

it("of two things that were asked about the last one is answered, whichever answer comes first", async () => {
  const gates: (() => void)[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const text = new URL(address, "http://here").searchParams.get("thing");
    return new Promise((done) => gates.push(() => void json({ offered: false, text }).then(done)));
  });
  await carded({ status: "running" });
  const both = [table.ask("slot", "west-2"), table.ask("slot", "west-3")];
  await vi.waitFor(() => expect(gates).toHaveLength(2));
  gates[1]!();
  await both[1];
  gates[0]!();
  await both[0];
  expect(table.refusal?.text).toBe("west-3");
});

describe("fewer clicks", () => {
  const BLACK = { ...OFFER, option: 1, words: "place black", verb: "place", domain: "member", thing: "black" };

  function going(number: number, entries: Entry[] = []): Changes {
    const told = news(number, entries);
    told.position!.decision!.instead = [BLACK];
    return told;
  }

  it("another thing is named in place of the one that was just named, with one request", async () => {
    answer = () => json(going(10, [entry(9, "undo", 7), entry(10, "choice", 8)]));
    table.hear(going(8, [entry(8, "choice", 8)]));
    expect(table.mark("member", "black").other).toEqual(BLACK);
    expect(table.mark("member", "white").other).toBeNull();
    await table.ask("member", "black");
    expect(posts).toEqual([{ number: 9, option: 1, usual: true, instead: true }]);
    expect(table.decision?.number).toBe(11);
  });

  it("a lesson, which speaks of every question, asks all of them", async () => {
    const settings = { lesson: "first/servants", clock: { kind: "none" } };
    const card = { status: "running", settings, pending: null, seats: [], now: 0 };
    await carded(card);
    vi.stubGlobal("fetch", (_: string, request: { method: string; body?: string }) => {
      if (request.method !== "POST") return json(card);
      posts.push(JSON.parse(request.body ?? "{}"));
      return answer();
    });
    answer = () => json(news(8, [entry(8, "choice", 8)]));
    await choose();
    expect(posts).toEqual([{ number: 8, option: 4, usual: false }]);
    table.hear(going(9, [entry(9, "choice", 9)]));
    expect(table.mark("member", "black").other).toBeNull();
  });

  it("what says itself what it does needs no second click", async () => {
    table.setConfirming("always");
    let release: (told: Changes) => void = () => undefined;
    answer = () => new Promise((done) => (release = (told) => void json(told).then(done)));
    const sent = table.choose(table.offers[0]!, true);
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    expect(table.selected).toBeNull(); // nothing asks for a confirmation while the answer is on its way
    release(news(8, [entry(8, "choice", 8)]));
    await sent;
    expect(table.decision?.number).toBe(9);
  });
});
