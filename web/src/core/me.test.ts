// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { become, blocked, me, recall, somebody, speakNow, welcome } from "./me.svelte";
import { enter, language, speak } from "./text.svelte";
import type { Me } from "./wire";

const ADA: Me = { id: "u", name: "Ada", language: "en", account: false, csrf: "c" };
let known: Me; // what the server thinks
let told: string[];
let reached: () => Promise<void>;

beforeEach(async () => {
  localStorage.clear();
  known = { ...ADA };
  told = [];
  reached = () => Promise.resolve();
  vi.stubGlobal("fetch", async (_: string, request: { method: string; body?: string }) => {
    if (request.method === "PATCH") {
      await reached();
      known = { ...known, ...(JSON.parse(request.body ?? "{}") as Partial<Me>) };
      told.push(known.language);
    }
    return Response.json(known);
  });
  await enter("common");
  await speak("en");
  become(known);
});

test("the server hears of another language", async () => {
  await speakNow("pl");
  expect([language(), told]).toEqual(["pl", ["pl"]]);
  known = { ...known, language: "en" }; // as chosen in another browser since
  await recall();
  expect(language()).toBe("en");
});

test("a language stays chosen although the page is loaded again before the server has heard of it", async () => {
  reached = () => Promise.reject(new TypeError("the page was left"));
  await speakNow("pl");
  reached = () => Promise.resolve();
  await recall();
  await vi.waitFor(() => expect(told).toEqual(["pl"]));
  expect(language()).toBe("pl");
});

test("of two languages chosen one after the other the last one wins, whatever is slow", async () => {
  let release = (): void => undefined;
  reached = () => new Promise((done) => (release = done));
  const first = speakNow("pl");
  await vi.waitFor(() => expect(language()).toBe("pl"));
  await vi.waitFor(() => expect(release.length).toBe(1));
  const second = speakNow("en");
  await vi.waitFor(() => expect(language()).toBe("en"));
  reached = () => Promise.resolve();
  release();
  await Promise.all([first, second]);
  expect([language(), known.language]).toEqual(["en", "en"]);
});

test("a language that is chosen before it is known who I am is not lost to the older word of the server", async () => {
  become(null);
  await speakNow("pl"); // nobody to tell it for yet
  await recall();
  expect([language(), told]).toEqual(["pl", ["pl"]]);
});

test("a language that is chosen while an earlier one is being told is not taken for told", async () => {
  let release = (): void => undefined;
  reached = () => new Promise((done) => (release = done));
  const first = speakNow("pl");
  await vi.waitFor(() => expect(release.length).toBe(1));
  const texts = new Promise<void>(() => undefined); // the page is left before they are here
  vi.spyOn(Promise, "all").mockReturnValueOnce(texts as never);
  void speakNow("en");
  vi.restoreAllMocks();
  reached = () => Promise.reject(new TypeError("the page was left"));
  release();
  await first;
  expect(localStorage.getItem("signoria-language-untold")).toBe("en");
});

test("two buttons that need somebody make one guest", async () => {
  become(null);
  const guests = vi.fn(() => "Ada");
  const both = await Promise.all([somebody(guests), somebody(guests)]);
  expect(guests).toHaveBeenCalledOnce();
  expect(both[0]).toEqual(both[1]);
});

test("a language that is chosen while a guest is made is told when there is somebody", async () => {
  become(null);
  const guest = somebody(() => "Ada"); // in English
  await speakNow("pl");
  await guest;
  expect([language(), known.language, localStorage.getItem("signoria-language-untold")]).toEqual(["pl", "pl", null]);
});

test("a language that a stranger chose stays when the server knows who it is, whatever it knew of them", async () => {
  become(null);
  await speakNow("pl");
  await welcome(known); // by a password or a link
  expect([language(), known.language, localStorage.getItem("signoria-language-untold")]).toEqual(["pl", "pl", null]);
});

test("a language is told although an older answer of the server says that it is known", async () => {
  await speakNow("pl");
  become({ ...ADA }); // the answer to a new name, which overtook nobody: it is from before
  await speakNow("en");
  expect([language(), known.language]).toEqual(["en", "en"]);
});

test("who is blocked is nobody here, until somebody logs in", async () => {
  const refusal = Response.json({ error: "server-blocked", message: "Blocked.", details: {} }, { status: 403 });
  vi.stubGlobal("fetch", () => Promise.resolve(refusal));
  await expect(recall()).rejects.toThrow("Blocked.");
  expect([me(), blocked()]).toEqual([null, true]);
  become(known);
  expect(blocked()).toBe(false);
});
