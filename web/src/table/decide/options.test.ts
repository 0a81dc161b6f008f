import { describe, expect, it } from "vitest";
import { beginning, byVerb, fitting, folded, foremost, found, keyed, ladder } from "./options";

const offers = ["Buy: west row, price 1", "Kup: Źródło łaski", "Play Jacques Cœur"].map((text, option) => ({
  option,
  text,
}));

describe("finding an option by typing", () => {
  it("needs every word, in any order, without case and marks", () => {
    expect(found(offers, "price BUY").map((offer) => offer.option)).toEqual([0]);
    expect(found(offers, "zrodlo laski").map((offer) => offer.option)).toEqual([1]);
    expect(found(offers, "coeur").map((offer) => offer.option)).toEqual([2]);
    expect(found(offers, "buy coeur")).toEqual([]);
  });

  it("finds all when nothing was typed", () => {
    expect(found(offers, "  ")).toEqual(offers);
    expect(folded("Żółć")).toBe("zolc");
  });
});

describe("the number of an option", () => {
  it("picks at once where no longer number can follow", () => {
    expect(keyed("3", 9)).toEqual({ kind: "pick", index: 2 });
    expect(keyed("2", 19)).toEqual({ kind: "pick", index: 1 });
    expect(keyed("12", 14)).toEqual({ kind: "pick", index: 11 });
  });

  it("waits where one more digit could follow", () => {
    expect(keyed("1", 10)).toEqual({ kind: "wait", index: 0 });
    expect(keyed("2", 23)).toEqual({ kind: "wait", index: 1 });
  });

  it("is none if there is no such option", () => {
    for (const typed of ["0", "15", "", "a"]) expect(keyed(typed, 14)).toEqual({ kind: "none" });
  });
});

describe("how many options fit", () => {
  it("keeps room for the button that shows the rest", () => {
    expect(fitting([100, 100, 100], 316, 8, 90)).toBe(3);
    expect(fitting([100, 100, 100], 315, 8, 90)).toBe(2);
    expect(fitting([100, 100, 100], 280, 8, 90)).toBe(1);
    expect(fitting([400, 100], 280, 8, 90)).toBe(0);
    expect(fitting([], 280, 8, 90)).toBe(0);
  });
});

describe("many options", () => {
  it("are grouped by what is done, under the words that they share", () => {
    const many = ["Buy Gutenberg", "Buy Luther", "Sell Jacques Cœur", "Hold the fair"].map((text, option) => ({
      option,
      text,
      verb: text.split(" ")[0]!,
    }));
    expect(byVerb(many).map((group) => [group.title, group.offers.length])).toEqual([
      ["Buy", 2],
      ["Sell Jacques", 1],
      ["Hold the", 1],
    ]);
    expect(beginning(["Kup: Luter", "Kup: Gutenberg"])).toBe("Kup");
    expect(beginning(["Zostaw króla", "Weź go"])).toBe("Zostaw króla");
  });

  it("show first what is looked for", () => {
    expect(foremost([1, 2, 3, 4], (one) => one === 3)).toEqual([3, 1, 2, 4]);
  });
});

it("numbers of one thing are a ladder, from the fewest to the most", () => {
  const count = (thing: string, verb = "servants", weight = 0): { verb: string; thing: string; weight: number } => ({
    verb,
    thing,
    weight,
  });
  const [zero, one, two, none] = [count("0"), count("1"), count("2"), count("", "decline", -10)];
  expect(ladder([zero, one, two, count("silesia", "take")])).toEqual([]);
  expect(ladder([two, zero, none, one])).toEqual([zero, one, two]);
  expect(ladder([zero, one])).toEqual([zero, one]);
  expect(ladder([zero])).toEqual([]);
  expect(ladder([zero, one, count("2", "pay")])).toEqual([]);
});
