// @vitest-environment node
import { expect, test } from "vitest";
import type { GameCard } from "../core/wire";
import { begin, change, listChosen, request, seatChosen, startsAtOnce, trimmed } from "./plan";
import { GAMES } from "./samples";

const [pax, lorenzo] = GAMES as [GameCard, GameCard];

test("a plan begins with me and bots, and asks for nothing special", () => {
  const plan = begin(pax, "greedy");
  expect(startsAtOnce(plan)).toBe(true);
  expect(request(plan, pax)).toMatchObject({
    game: "pax-renaissance",
    edition: "2e",
    options: {},
    seats: [{ me: true }, { bot: "greedy" }, { bot: "greedy" }],
    clock: { kind: "none" },
    public: false,
  });
});

test("another game keeps the company as far as it has seats, and has its own options", () => {
  const four = { ...begin(pax, "greedy"), seats: ["me", "person", "random", "greedy"], title: "Evening" };
  const plan = change(four, lorenzo, "greedy");
  expect(plan.seats).toEqual(["me", "person", "random"]);
  expect(plan.options).toEqual({ leaders: "drafted" });
  expect(plan.edition).toBe("basic");
  expect(plan.title).toBe("Evening");
  expect(startsAtOnce(plan)).toBe(false);
});

test("only what differs is sent, and free seats are for anybody", () => {
  const plan = {
    ...begin(lorenzo, "greedy"),
    options: { leaders: "dealt" },
    seats: ["me", "person"],
    title: "  Evening ",
  };
  const body = request(plan, lorenzo);
  expect(body.options).toEqual({ leaders: "dealt" });
  expect(body.seats).toEqual([{ me: true }, {}]);
  expect(body.title).toBe("Evening");
});

test("a clock out of bounds is brought back into them", () => {
  const plan = begin(pax, "greedy");
  expect(request({ ...plan, clock: "bank", minutes: 0, increment: 5000 }, pax).clock).toEqual({
    kind: "bank",
    seconds: 60,
    increment: 600,
  });
  expect(request({ ...plan, clock: "days", days: Number.NaN }, pax).clock).toEqual({ kind: "days", days: 1 });
});

test("I sit on one seat alone", () => {
  expect(seatChosen(["me", "greedy", "person"], 2, "me", "greedy")).toEqual(["greedy", "greedy", "me"]);
  expect(seatChosen(["me", "greedy"], 0, "person", "greedy")).toEqual(["person", "greedy"]);
});

test("a list of words gives every seat another one, or none to any", () => {
  const words = ["fugger", "medici", "coeur", "marchionni"];
  const two = listChosen([], 1, "fugger", words, 2);
  expect(two).toEqual(["medici", "fugger"]);
  expect(listChosen(two, 0, "fugger", words, 2)).toEqual(["fugger", "medici"]);
  expect(listChosen(two, 0, "", words, 2)).toEqual([]);
});

test("with another number of seats a list is left to chance again", () => {
  const plan = {
    ...begin(pax, "greedy"),
    options: { banks: ["medici", "fugger"], astrology: true },
    seats: ["me", "greedy"],
  };
  expect(trimmed(plan, pax).options).toEqual({ banks: ["medici", "fugger"], astrology: true });
  expect(trimmed({ ...plan, seats: ["me", "greedy", "greedy"] }, pax).options).toEqual({ banks: [], astrology: true });
});
