import { describe, expect, it } from "vitest";
import type { Entry } from "../core/wire";
import { about, inForce, progress } from "./beats";
import type { BeatCard, ChapterCard } from "../core/wire";

function beat(id: string, choose: string[] = [], others: Record<string, string> = {}): BeatCard {
  return { id, text: id, hint: "", show: [], rules: [], choose, others };
}

const CHAPTER: ChapterCard = {
  id: "fair",
  name: "first/fair",
  title: "",
  goal: "",
  done: "",
  seat: 1,
  beats: [
    beat("look"),
    beat("fair", ["fair west"], { "buy west-1": "Money first." }),
    beat("levy", ["raise caffa", "raise tana"]),
    beat("recap"),
  ],
};

/** A log from lines such as "1 fair west" (a choice of seat 1), "undo", "redo 1 …" or "back 0". */
function log(...lines: string[]): Entry[] {
  let position = 0;
  const entries: Entry[] = [entry("start", -1, 0, null)];
  for (const line of lines) {
    const [first = "", ...rest] = line.split(" ");
    if (first === "undo") entries.push(entry("undo", 1, (position -= 1), null));
    else if (first === "back") entries.push(entry("takeback", 1, (position = Number(rest[0])), null));
    else if (first === "redo") entries.push(entry("redo", Number(rest[0]), (position += 1), rest.slice(1).join(" ")));
    else entries.push(entry("choice", Number(first), (position += 1), first === "1" ? rest.join(" ") : null));
  }
  return entries;

  function entry(kind: string, seat: number, at: number, words: string | null): Entry {
    return { number: 0, kind, seat, position: at, at: 0, events: [], option: null, words };
  }
}

const at = (read: number, ...lines: string[]) => progress(CHAPTER, log(...lines), read);

describe("the choices that count", () => {
  it("leave out what was taken back", () => {
    const words = (...lines: string[]) => inForce(log(...lines)).map((entry) => entry.words);
    expect(words("1 a", "1 b", "undo", "1 c")).toEqual(["a", "c"]);
    expect(words("1 a", "undo", "redo 1 a")).toEqual(["a"]);
    expect(words("1 a", "0 x", "1 b", "back 1", "1 d")).toEqual(["a", "d"]);
    expect(words("1 a", "back 0")).toEqual([]);
  });
});

describe("progress", () => {
  it("begins with the first beat and goes on by reading up to the next choice", () => {
    expect(at(0)).toEqual({ at: 0, done: false, strayed: null });
    expect(at(1)).toEqual({ at: 1, done: false, strayed: null });
    expect(at(3)).toEqual({ at: 1, done: false, strayed: null });
  });
  it("goes on with the expected choice, read or not", () => {
    expect(at(0, "1 fair west").at).toBe(2);
    expect(at(0, "1 fair west", "1 raise tana").at).toBe(3);
    expect(at(0, "0 something", "1 fair west", "0 other").at).toBe(2);
  });
  it("is done when the last beat was read", () => {
    expect(at(4, "1 fair west", "1 raise caffa")).toEqual({ at: 4, done: true, strayed: null });
    expect(at(4, "1 fair west", "1 raise caffa", "1 buy west-1").done).toBe(true);
  });
  it("says where somebody left the way", () => {
    expect(at(1, "0 end", "1 buy west-1", "1 end")).toEqual({
      at: 1,
      done: false,
      strayed: { words: "buy west-1", position: 1 },
    });
  });
  it("is back on the way when the choice was taken back", () => {
    expect(at(1, "1 buy west-1", "undo")).toEqual({ at: 1, done: false, strayed: null });
    expect(at(1, "1 buy west-1", "0 end", "back 0", "1 fair west").at).toBe(2);
  });
});

describe("another choice", () => {
  it("is explained where the chapter knows it", () => {
    expect(about(CHAPTER.beats[1], { words: "buy west-1", position: 0 })).toBe("Money first.");
    expect(about(CHAPTER.beats[1], { words: "end", position: 0 })).toBe("");
  });
});
