import { describe, expect, it } from "vitest";
import { arrange, beginning, byVerb, fitting, folded, found, keyed, ladder } from "./options";

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
  it("beside each other, with a gap between two and none behind the last", () => {
    expect(fitting([100, 100, 100], 316, 8)).toBe(3);
    expect(fitting([100, 100, 100, 100], 316, 8)).toBe(3);
    expect(fitting([100, 100, 100], 315, 8)).toBe(2);
    expect(fitting([400, 100], 280, 8)).toBe(0);
    expect(fitting([], 280, 8)).toBe(0);
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
});

describe("the order of options", () => {
  const offer = (words: string, weight: number, option: number) => {
    const [verb = ""] = words.split(" ");
    return { option, text: words, verb, weight };
  };
  const [fair, buy, end] = [offer("fair west", 40, 1), offer("buy Luther", 30, 2), offer("end turn", -20, 3)];
  const wins = ["declare holy", "declare imperial"].map((words, at) => offer(words, 100, 10 + at));
  const many = Array.from({ length: 8 }, (_, at) => offer(`sell card ${at}`, 10, 20 + at));

  it("is that in which they come, after what is looked for", () => {
    expect(arrange([fair, buy, end], () => false)).toEqual({ ahead: [], groups: [], rest: [fair, buy, end] });
    expect(arrange([fair, buy, end], (one) => one === buy)).toEqual({ ahead: [buy], groups: [], rest: [fair, end] });
  });

  it("begins with what wins the game, each by itself, whatever is looked for", () => {
    expect(arrange([...wins, fair, buy], (one) => one === buy).ahead).toEqual([...wins, buy]);
    const crowd = arrange([...wins, fair, buy, ...many], (one) => one === many[3]);
    expect(crowd.ahead).toEqual([...wins, many[3]]);
    expect(crowd.groups.map((group) => [group.verb, group.offers.length])).toEqual([
      ["fair", 1],
      ["buy", 1],
      ["sell", 7],
    ]);
    expect(crowd.rest).toEqual([]);
  });

  it("puts twelve and more together by what is done, unless all do the same", () => {
    expect(arrange([...wins, fair, ...many], () => false).groups).toEqual([]);
    expect(arrange([...wins, fair, buy, ...many], () => false).groups).toHaveLength(3);
    const same = Array.from({ length: 12 }, (_, at) => offer(`buy card ${at}`, 30, at));
    expect(arrange(same, () => false)).toEqual({ ahead: [], groups: [], rest: same });
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
