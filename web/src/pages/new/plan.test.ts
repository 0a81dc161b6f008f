import { expect, test } from "vitest";
import type { GameCard } from "../../core/wire";
import {
  alone,
  begin,
  change,
  dials,
  fewest,
  listChosen,
  printed,
  request,
  seatChosen,
  startsAtOnce,
  trimmed,
} from "./plan";
import { GAMES } from "../samples";

const [quay, palace] = GAMES as [GameCard, GameCard];

test("a plan begins with me and bots, and asks for nothing special", () => {
  const plan = begin(quay, "greedy");
  expect(startsAtOnce(plan)).toBe(true);
  expect(request(plan, quay)).toMatchObject({
    game: "quay",
    edition: "2e",
    options: {},
    seats: [{ me: true }, { bot: "greedy" }, { bot: "greedy" }],
    clock: { kind: "none" },
    public: false,
  });
});

test("another game keeps the company as far as it has seats, and has its own options", () => {
  const four = { ...begin(quay, "greedy"), seats: ["me", "person", "random", "greedy"], title: "Evening" };
  const plan = change(four, palace, "greedy");
  expect(plan.seats).toEqual(["me", "person", "random"]);
  expect(plan.options).toEqual({ leaders: "drafted" });
  expect(plan.edition).toBe("basic");
  expect(plan.title).toBe("Evening");
  expect(startsAtOnce(plan)).toBe(false);
});

test("only what differs is sent, and free seats are for anybody", () => {
  const plan = {
    ...begin(palace, "greedy"),
    options: { leaders: "dealt" },
    seats: ["me", "person"],
    title: "  Evening ",
  };
  const body = request(plan, palace);
  expect(body.options).toEqual({ leaders: "dealt" });
  expect(body.seats).toEqual([{ me: true }, {}]);
  expect(body.title).toBe("Evening");
});

test("a clock out of bounds is brought back into them", () => {
  const plan = begin(quay, "greedy");
  expect(request({ ...plan, clock: "bank", minutes: 0, increment: 5000 }, quay).clock).toEqual({
    kind: "bank",
    seconds: 60,
    increment: 600,
  });
  expect(request({ ...plan, clock: "days", days: Number.NaN }, quay).clock).toEqual({ kind: "days", days: 1 });
});

test("I sit on one seat alone", () => {
  expect(seatChosen(["me", "greedy", "person"], 2, "me", "greedy")).toEqual(["greedy", "greedy", "me"]);
  expect(seatChosen(["me", "greedy"], 0, "person", "greedy")).toEqual(["person", "greedy"]);
});

test("a list of words gives every seat another one, or none to any", () => {
  const words = ["red", "white", "blue", "green"];
  const two = listChosen([], 1, "red", words, 2);
  expect(two).toEqual(["white", "red"]);
  expect(listChosen(two, 0, "red", words, 2)).toEqual(["red", "white"]);
  expect(listChosen(two, 0, "", words, 2)).toEqual([]);
});

test("with another number of seats a list is left to chance again", () => {
  const plan = {
    ...begin(quay, "greedy"),
    options: { colours: ["white", "red"], astrology: true },
    seats: ["me", "greedy"],
  };
  expect(trimmed(plan, quay).options).toEqual({ colours: ["white", "red"], astrology: true });
  expect(trimmed({ ...plan, seats: ["me", "greedy", "greedy"] }, quay).options).toEqual({
    colours: [],
    astrology: true,
  });
});

test("a game whose rules have an opponent can be played alone, with a dial", () => {
  const solo: GameCard = {
    ...quay,
    solo: "book",
    solo_option: "dial",
    settings: [
      {
        name: "dial",
        kind: "choice",
        default: "no",
        values: ["no", "6", "8"],
        labels: ["no", "hard", "fair"],
        label: "",
        help: "",
      },
    ],
  };
  expect([fewest(solo), fewest(quay)]).toEqual([1, quay.fewest]);
  expect(dials(solo).map((one) => one.label)).toEqual(["hard", "fair"]);
  const one = alone({ ...begin(solo, "greedy"), seats: ["greedy"] }, solo);
  expect(request(one, solo)).toMatchObject({ seats: [{ me: true }], options: { dial: "8" } });
  const two = alone({ ...one, seats: ["me", "greedy"] }, solo);
  expect(request(two, solo).options).toEqual({});
});

test("an edition without some options or without a game for one puts both away", () => {
  const two: GameCard = {
    ...palace,
    solo: "solitaire",
    solo_option: "dial",
    editions: palace.editions.map((one) => (one.id === "basic" ? one : { ...one, barred: ["leaders", "dial"] })),
  };
  const plan = { ...begin(two, "greedy"), seats: ["me"], options: { leaders: "dealt" } };
  expect([fewest(two, "basic"), fewest(two, "advanced")]).toEqual([1, two.fewest]);
  const other = printed(plan, two, "advanced", "greedy");
  expect(request(other, two)).toMatchObject({
    edition: "advanced",
    options: {},
    seats: [{ me: true }, { bot: "greedy" }],
  });
  expect(printed(plan, two, "basic", "greedy")).toMatchObject({ seats: ["me"], options: { leaders: "dealt" } });
});
