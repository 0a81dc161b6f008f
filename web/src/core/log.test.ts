import { describe, expect, it } from "vitest";
import { changed, inForce, sinceChoice, type Logged } from "./log";

const entry = (number: number, kind: string, seat: number, position: number, thing = ""): Logged => ({
  number,
  kind,
  seat,
  position,
  events: thing ? [{ name: "did", text: "Somebody did something.", things: { thing, seat: "red", count: 3 } }] : [],
});
const start = entry(0, "start", -1, 0);
const buys = entry(1, "choice", 0, 1, "rome");
const sells = entry(2, "choice", 0, 2, "paris");
const ends = entry(3, "choice", 0, 3, "london");

describe("what counts of a log", () => {
  it("leaves out what was taken back, and has again what was made again", () => {
    const undo = entry(3, "undo", 0, 1);
    const redo = entry(4, "redo", 0, 2);
    expect(inForce([start, buys, sells, undo])).toEqual([start, buys]);
    expect(inForce([start, buys, sells, undo, redo])).toEqual([start, buys, sells]);
  });

  it("goes back to the position that all agreed to", () => {
    const back = entry(4, "takeback", 1, 1);
    const other = entry(5, "choice", 0, 2);
    expect(inForce([start, buys, sells, ends, back, other])).toEqual([start, buys, other]);
  });
});

describe("what others have changed since a seat last chose", () => {
  it("is all that their events name, but no seat and no number", () => {
    expect([...changed([start, ends, entry(4, "choice", 1, 4, "venice")], 0, ["red"])]).toEqual(["venice"]);
    expect(sinceChoice([start, buys, sells], 1)).toEqual({ from: 0, entries: [start, buys, sells] });
    expect(changed([start, buys], -1, []).size).toBe(0);
  });

  it("is nothing that lay there when the game began", () => {
    const dealt = entry(0, "start", -1, 0, "rome");
    expect([...changed([dealt, entry(1, "choice", 1, 1, "venice")], 0, ["red"])]).toEqual(["venice"]);
  });

  it("is nothing that they took back", () => {
    const log = [start, buys, entry(2, "choice", 1, 2, "venice"), entry(3, "undo", 1, 1)];
    expect(changed(log, 0, ["red"]).size).toBe(0);
  });

  it("is there again when the seat has taken back what it did then", () => {
    const log = [start, buys, entry(2, "choice", 1, 2, "venice"), entry(3, "choice", 0, 3, "genoa")];
    expect(changed(log, 0, ["red"]).size).toBe(0);
    expect([...changed([...log, entry(4, "undo", 0, 2)], 0, ["red"])]).toEqual(["venice"]);
  });
});
