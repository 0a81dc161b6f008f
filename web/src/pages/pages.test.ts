// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { become } from "../core/me.svelte";
import { go, place } from "../core/router.svelte";
import { enter, speak } from "../core/text.svelte";
import type { TableCard } from "../core/wire";
import Alone from "./alone/Alone.svelte";
import { keepWish, lastWish } from "./play";
import Account from "./account/Account.svelte";
import Home from "./home/Home.svelte";
import Join from "./Join.svelte";
import NewTable from "./new/NewTable.svelte";
import NotFound from "./NotFound.svelte";
import Records from "./Records.svelte";
import Resume from "./Resume.svelte";
import { BOT, BOTS, EWA, GAMES, MINE, OTHER, table } from "./samples";

const POLISH = GAMES.map((game) => ({
  ...game,
  editions: game.editions.map((one) => (one.id === "advanced" ? { ...one, name: "Zasady zaawansowane" } : one)),
}));

/** A server of a few answers: what is asked for is noted, what it does not know it refuses. */
let answers: Record<string, unknown>;
let asked: { call: string; body: unknown }[];

function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const call = `${init.method ?? "GET"} ${address.replace("/api", "")}`;
  const body = typeof init.body === "string" && init.body.startsWith("{") ? JSON.parse(init.body) : init.body;
  asked.push({ call, body });
  const known = call in answers;
  const told = known ? answers[call] : { error: "server-nothing-here", message: `Not known: ${call}`, details: {} };
  const headers = { "content-type": "application/json" };
  return Promise.resolve(new Response(JSON.stringify(told), { status: known ? 200 : 404, headers }));
}

const bodies = (call: string) => asked.filter((one) => one.call === call).map((one) => one.body);

beforeEach(async () => {
  asked = [];
  answers = {
    "GET /games?language=en": GAMES,
    "GET /bots?language=en": BOTS,
    "GET /games?language=pl": POLISH,
    "GET /bots?language=pl": BOTS,
    "GET /tables": [],
    "GET /tables?mine=true": [],
    "GET /me/notifications": [],
    "POST /guests": { ...EWA, name: "Bianca of Lucca" },
    "POST /tables": table("T1", [MINE, BOT], { status: "open" }),
    "POST /tables/T1/start": table("T1", [MINE, BOT]),
  };
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("scrollTo", () => undefined);
  go("/", true);
  localStorage.clear();
  become(null);
  await enter("common", "home");
  await speak("en");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(page: Component<Record<string, never>>, address: string): void {
  go(address, true);
  render(page);
}

test("a newcomer plays with one click: a guest, a table, a start", async () => {
  show(Home, "/");
  expect(await screen.findByText(/No games yet/)).toBeTruthy();
  expect(screen.getByText(/No public table/)).toBeTruthy();
  await screen.findByLabelText("The Quay");
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await waitFor(() => expect(place().path).toBe("/table/T1"));
  expect(bodies("POST /guests")).toHaveLength(1);
  expect(bodies("POST /tables")).toEqual([
    { game: "quay", edition: "2e", seats: [{ me: true }, { bot: "greedy" }, { bot: "greedy" }] },
  ]);
  expect(bodies("POST /tables/T1/start")).toHaveLength(1);
});

test("game, opponents and their kind can be chosen, and are remembered", async () => {
  show(Home, "/");
  await fireEvent.click(await screen.findByLabelText("The Palace"));
  await fireEvent.click(screen.getByLabelText("1 bot"));
  const strength: HTMLSelectElement = screen.getByLabelText(/How they play/);
  await fireEvent.change(strength, { target: { value: "random" } });
  expect(strength.closest("label")?.textContent).toContain(BOTS.find((bot) => bot.id === "random")?.about);
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await waitFor(() =>
    expect(bodies("POST /tables")).toEqual([
      { game: "palace", edition: "basic", seats: [{ me: true }, { bot: "random" }] },
    ]),
  );
  cleanup();
  show(Home, "/");
  await waitFor(() => expect((screen.getByLabelText(/How they play/) as HTMLSelectElement).value).toBe("random"));
});

test("the edition is chosen on the home page, which tells what it has otherwise; other pages begin with it", async () => {
  show(Home, "/");
  await screen.findByLabelText("The Quay");
  expect(screen.queryByLabelText(/^Rules/)).toBeNull(); // it has one edition
  await fireEvent.click(screen.getByLabelText("The Palace"));
  const rules: HTMLSelectElement = screen.getByLabelText(/^Rules/);
  expect(rules.value).toBe("basic");
  expect(screen.getByText("Choose another edition to see what differs.")).toBeTruthy();
  await fireEvent.change(rules, { target: { value: "advanced" } });
  expect(await screen.findByText("3 paragraphs differ (compared with: Basic rules)")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await waitFor(() => expect(bodies("POST /tables")[0]).toMatchObject({ game: "palace", edition: "advanced" }));
  cleanup();
  show(Home, "/");
  await waitFor(() => expect((screen.getByLabelText(/^Rules/) as HTMLSelectElement).value).toBe("advanced"));
  await fireEvent.change(screen.getByLabelText(/^Rules/), { target: { value: "basic" } });
  await fireEvent.click(screen.getByRole("link", { name: "Play alone" }));
  cleanup();
  show(Alone, "/alone");
  await waitFor(() => expect((screen.getByLabelText(/^Rules/) as HTMLSelectElement).value).toBe("basic"));
  cleanup();
  keepWish({ ...lastWish(), editions: { palace: "advanced" } });
  show(Alone, "/alone");
  await waitFor(() => expect((screen.getByLabelText(/^Rules/) as HTMLSelectElement).value).toBe("advanced"));
  cleanup();
  show(NewTable, "/new");
  expect(((await screen.findByLabelText("Advanced rules")) as HTMLInputElement).checked).toBe(true);
});

test("a newcomer sees ten minutes of lesson with the progress, and goes on where it was left", async () => {
  localStorage.setItem(
    "signoria-lessons",
    JSON.stringify({ done: ["first/purchase"], tables: { "first/portugal": "abc" }, read: {} }),
  );
  render(Home);
  const panel = await screen.findByRole("region", { name: "New here? Ten minutes" });
  expect(await within(panel).findByText("done: 1 of 2")).toBeTruthy();
  expect(
    within(panel)
      .getByRole("link", { name: /^Go on/ })
      .getAttribute("href"),
  ).toBe("/table/abc");
  localStorage.removeItem("signoria-lessons");
});

test("what is refused is said in one sentence", async () => {
  delete answers["POST /tables"];
  show(Home, "/");
  await screen.findByLabelText("The Quay");
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Not known: POST /tables");
  expect(place().path).toBe("/");
});

test("my games: your turn first, then the others; the tab counts them", async () => {
  become(EWA);
  answers["GET /tables?mine=true"] = [
    table("W", [MINE, OTHER], { decider: 1, deciders: [1] }),
    table("T", [MINE, BOT, BOT], { settings: { ...table("", []).settings, title: "Evening" } }),
    table("B", [MINE, MINE], { branch: true }),
    table("O", [MINE, BOT], { status: "over" }),
  ] satisfies TableCard[];
  show(Home, "/");
  const mine = within(await screen.findByRole("region", { name: /My games/ }));
  await mine.findByText("Evening");
  const rows = mine.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toMatch(/Evening.*The Quay · Steady ×2.*your move · 2 minutes ago.*Your turn/s);
  expect(rows[1]).toMatch(/Łukasz to move · 2 minutes ago/);
  expect(mine.getByText("(1)")).toBeTruthy();
  expect(mine.getByText(/Finished, 2 minutes ago/)).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Signoria/));
});

test("at an open table one sits down, at a running one one watches", async () => {
  answers["GET /tables"] = [table("R", [OTHER, BOT]), table("F", [OTHER, {}], { status: "open" })];
  answers["PUT /tables/F/seats/1"] = table("F", [OTHER, MINE], { status: "open" });
  show(Home, "/");
  const watch = await screen.findByRole("link", { name: /^Watch/ });
  expect(watch.getAttribute("href")).toBe("/table/R");
  expect(screen.getAllByRole("img", { name: "seats taken: 1 of 2 (Łukasz, free)" })).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: /^Sit down/ }));
  await waitFor(() => expect(place().path).toBe("/table/F"));
});

test("every option of a game is explained and sent when it is changed", async () => {
  show(NewTable, "/new");
  expect(await screen.findByText("Cards lie open.")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("Astrology"));
  await fireEvent.change(within(screen.getByRole("group", { name: "Colours" })).getByLabelText("Seat 2"), {
    target: { value: "white" },
  });
  await fireEvent.click(screen.getByLabelText("Public"));
  await fireEvent.click(screen.getByLabelText("Days for each choice"));
  await fireEvent.change(within(screen.getByRole("group", { name: /^Seats/ })).getByLabelText("Seat 3"), {
    target: { value: "person" },
  });
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(place().path).toBe("/table/T1"));
  expect(bodies("POST /tables")[0]).toMatchObject({
    options: { astrology: true, colours: ["red", "white", "blue"] },
    seats: [{ me: true }, { bot: "greedy" }, {}],
    public: true,
    clock: { kind: "days", days: 3 },
  });
  expect(bodies("POST /tables/T1/start")).toHaveLength(0); // somebody has to come first
});

test("a game with editions lets one choose, and a table without people starts at once", async () => {
  show(NewTable, "/new");
  await fireEvent.click(await screen.findByLabelText(/Palace/));
  await fireEvent.click(screen.getByLabelText("Advanced rules"));
  await fireEvent.change(screen.getByLabelText(/Leaders/), { target: { value: "dealt" } });
  await fireEvent.click(screen.getByRole("button", { name: "Open and start" }));
  await waitFor(() => expect(bodies("POST /tables/T1/start")).toHaveLength(1));
  expect(bodies("POST /tables")[0]).toMatchObject({
    game: "palace",
    edition: "advanced",
    options: { leaders: "dealt" },
  });
});

test("editions change their names with the language, before the server knows of it", async () => {
  become(EWA); // the server still believes that she speaks English, and is slow to learn
  show(NewTable, "/new");
  await fireEvent.click(await screen.findByLabelText(/Palace/));
  expect(screen.getByLabelText("Advanced rules")).toBeTruthy();
  await speak("pl");
  expect(await screen.findByLabelText("Zasady zaawansowane")).toBeTruthy();
});

test("an invitation opens its table once, and its token leaves the address bar", async () => {
  become(EWA);
  answers["POST /join"] = table("J", [OTHER, {}], { status: "open" });
  show(Join, "/join#invitation-1");
  expect(location.hash).toBe("");
  await waitFor(() => expect(place().path).toBe("/table/J"));
  expect(bodies("POST /join")).toEqual([{ token: "invitation-1" }]);
});

test("an invitee who is nobody yet is asked for a name first", async () => {
  answers["POST /join"] = table("J", [OTHER, {}], { status: "open" });
  show(Join, "/join#invitation-1");
  const field = await screen.findByLabelText<HTMLInputElement>("Your name");
  expect(field.value).not.toBe(""); // a friendly one is proposed
  expect(bodies("POST /join")).toEqual([]);
  await fireEvent.input(field, { target: { value: "Zofia" } });
  await fireEvent.click(screen.getByRole("button", { name: "Come to the table" }));
  await waitFor(() => expect(place().path).toBe("/table/J"));
  expect(bodies("POST /guests").map((body) => (body as { name: string }).name)).toEqual(["Zofia"]);
});

test("an invitation that is void is said so, and another can be pasted", async () => {
  become(EWA);
  show(Join, "/join#invitation-1");
  expect((await screen.findByRole("alert")).textContent).toMatch(/Not known/);
  answers["POST /join"] = table("J", [OTHER, {}], { status: "open" });
  await fireEvent.input(screen.getByLabelText("Link of an invitation"), {
    target: { value: "https://x/join#invitation-2" },
  });
  await fireEvent.click(screen.getByRole("button", { name: "Come to the table" }));
  await waitFor(() => expect(bodies("POST /join").at(-1)).toEqual({ token: "invitation-2" }));
});

test("a personal link brings one back; a guest is asked first", async () => {
  answers["POST /resume"] = { ...EWA, name: "Zofia", language: "pl" };
  become(EWA);
  show(Resume, "/resume#personal-link");
  expect(location.hash).toBe("");
  expect(await screen.findByText(/you are Ewa, a guest/)).toBeTruthy();
  expect(bodies("POST /resume")).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  await waitFor(() => expect(place().path).toBe("/"));
  expect(bodies("POST /resume")).toEqual([{ token: "personal-link" }]);
  await waitFor(() => expect(document.documentElement.lang).toBe("pl"));
});

const WISH = { kinds: ["turn", "question", "started", "over"], live: true };
const WAYS = {
  wants: { page: WISH, push: WISH, mail: WISH, webhook: WISH },
  mail: true,
  address: "",
  confirmed: false,
  push_key: "",
  browsers: [],
  webhooks: [],
};

test("a guest changes the name, makes an account and a personal link", async () => {
  become(EWA);
  answers["GET /me/settings"] = WAYS;
  answers["PATCH /me"] = { ...EWA, name: "Ewa z Gdyni" };
  answers["POST /account"] = { ...EWA, account: true };
  answers["POST /me/resume"] = { token: "t", link: "https://x/resume#t", code: "data:image/svg+xml," };
  show(Account, "/me");
  await fireEvent.input(screen.getByLabelText("Name"), { target: { value: " Ewa  z Gdyni " } });
  await fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { level: 1, name: "Ewa z Gdyni" });
  expect(bodies("PATCH /me")).toEqual([{ name: "Ewa z Gdyni" }]);
  await fireEvent.click(screen.getByRole("button", { name: "Make a link" }));
  expect(((await screen.findByRole("textbox", { name: "Personal link" })) as HTMLInputElement).value).toBe(
    "https://x/resume#t",
  );
  expect(screen.getByAltText("The link as a QR code")).toBeTruthy();
  const keep = within(screen.getByRole("region", { name: /make an account/ }));
  await fireEvent.input(keep.getByLabelText("Login"), { target: { value: "ewa" } });
  await fireEvent.input(keep.getByLabelText("Password"), { target: { value: "long enough" } });
  await fireEvent.click(keep.getByRole("button"));
  await waitFor(() => expect(bodies("POST /account")).toEqual([{ login: "ewa", password: "long enough" }]));
  await waitFor(() => expect(screen.queryByRole("region", { name: /make an account/ })).toBeNull());
});

test("what I want to hear where is told to the server; a letter asks for an address first", async () => {
  become(EWA);
  answers["GET /me/settings"] = WAYS;
  answers["PATCH /me/settings"] = { ...WAYS, wants: { ...WAYS.wants, mail: { kinds: ["over"], live: true } } };
  answers["PUT /me/mail"] = { ...WAYS, address: "ewa@example.org" };
  show(Account, "/me");
  const mail = within(await screen.findByRole("group", { name: "Letters" }));
  await fireEvent.click(mail.getByLabelText("my turn"));
  await waitFor(() =>
    expect(bodies("PATCH /me/settings")).toEqual([{ mail: { kinds: ["question", "started", "over"], live: true } }]),
  );
  await fireEvent.input(screen.getByLabelText("E-mail address"), { target: { value: "ewa@example.org" } });
  await fireEvent.click(screen.getByRole("button", { name: "Send me letters" }));
  expect(await screen.findByText(/a letter with a link is on its way/)).toBeTruthy();
  expect(screen.getByText("This server sends no messages to browsers.")).toBeTruthy();
});

test("notices lead to their tables and can be read all at once", async () => {
  become(EWA);
  answers["GET /me/settings"] = WAYS;
  const told = {
    id: "n",
    kind: "turn",
    table: "T9",
    game: "palace",
    title: "Evening",
    text: "It is your turn.",
    seat: 0,
    number: 3,
    at: 0,
    read: false,
  };
  answers["GET /me/notifications"] = [told];
  answers["POST /me/notifications/read"] = null;
  show(Account, "/me");
  const row = await screen.findByRole("link", { name: /It is your turn/ });
  expect(row.getAttribute("href")).toBe("/table/T9");
  answers["GET /me/notifications"] = [{ ...told, read: true }];
  await fireEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull());
});

test("a person who is nobody yet says a name or logs in", async () => {
  answers["POST /login"] = { ...EWA, account: true };
  show(Account, "/me");
  expect((screen.getByLabelText("Name") as HTMLInputElement).value).toMatch(/ of /);
  await fireEvent.input(screen.getByLabelText("Login"), { target: { value: "ewa" } });
  await fireEvent.input(screen.getByLabelText("Password"), { target: { value: "long enough" } });
  await fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(place().path).toBe("/"));
});

test("a record is laid on a table; an empty one is not even sent", async () => {
  become(EWA);
  answers["POST /records"] = table("R", [{}, {}], { status: "over" });
  show(Records, "/records");
  await fireEvent.click(screen.getByRole("button", { name: "Lay it on a table" }));
  expect(screen.getByRole("alert").textContent).toMatch(/nothing to read/);
  await fireEvent.input(screen.getByLabelText("Text of the record"), { target: { value: "signoria record 1" } });
  await fireEvent.click(screen.getByRole("button", { name: "Lay it on a table" }));
  await waitFor(() => expect(place().path).toBe("/table/R"));
  expect(bodies("POST /records")).toEqual(["signoria record 1"]);
});

test("a page that is not there leads home; the language is switched everywhere", async () => {
  show(NotFound, "/nowhere");
  expect(screen.getByRole("link", { name: "To the start" }).getAttribute("href")).toBe("/");
  await fireEvent.click(screen.getByRole("button", { name: /^PL/ }));
  expect(await screen.findByRole("link", { name: "Na stronę główną" })).toBeTruthy();
  expect(screen.getByText(/Strona nie jest związana z żadnym wydawcą/)).toBeTruthy();
});
