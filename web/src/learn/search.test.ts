import { describe, expect, it } from "vitest";
import type { RuleCard } from "../core/wire";
import { cut, family, fold, prepare, search, stem, words, type Found } from "./search";

function rule(id: string, title: string, text: string): RuleCard & Found {
  return { id, part: id.slice(0, 1), kind: "rule", title, text, book: "" };
}

const ENGLISH = [
  rule("F6", "Vote", "Cause a regime change in an empire."),
  rule("F6b", "Who may vote", "You need more concessions than each other player (E2.2d)."),
  rule("G", "Trade fair", "A voyage pays concessions."),
  rule("REGIMEd", "What is lost", "Bishops leave."),
];
const POLISH = [
  rule("F6", "Głosowanie", "Zmień ustrój imperium."),
  rule("F6b", "Kto może głosować", "Potrzebujesz więcej koncesji niż każdy inny gracz."),
  rule("G", "Wyprawa handlowa", "Żegluga opłaca koncesje."),
  rule("REGIMEd", "Co się traci", "Biskupi odchodzą."),
];
const found = (query: string): string[] => search(prepare(ENGLISH, POLISH), query).map((one) => one.id);

describe("folding", () => {
  it("knows no accents and no capitals", () => {
    expect(fold("Głosować ŻÓŁĆ Cœur Mátyás")).toBe("glosowac zolc coeur matyas");
  });
  it("asks with the words that say something, or with all if none does", () => {
    expect(words("  więcej,  KONCESJI ")).toEqual(["wiecej", "koncesji"]);
    expect(words("how does a trade fair work?")).toEqual(["trade", "fair"]);
    expect(words("co to jest?")).toEqual(["co", "to", "jest"]);
  });
  it("knows a word in its other forms", () => {
    for (const [one, other] of [
      ["king", "kings"],
      ["krola", "krolem"],
      ["repress", "repressed"],
      ["biskup", "biskupa"],
      ["sprzedac", "sprzedaz"],
      ["religia", "religii"],
      ["religia", "religie"],
    ])
      expect(stem(one!)).toBe(stem(other!));
  });
});

describe("searching", () => {
  it("gives everything in its order without a word", () => {
    expect(found("  ")).toEqual(["F6", "F6b", "G", "REGIMEd"]);
  });
  it("finds a paragraph by its number, whatever its case", () => {
    expect(found("f6b")[0]).toBe("F6b");
    expect(found("F6")[0]).toBe("F6");
    expect(found("f6")).toContain("F6b");
  });
  it("finds words of either language, with or without accents", () => {
    expect(found("glosowac")[0]).toBe("F6b");
    expect(found("głosowanie")[0]).toBe("F6");
    expect(found("żegluga")).toEqual(["G"]);
    expect(found("voyage")).toEqual(["G"]);
    expect(found("koncesjami")).toEqual(["G", "F6b"]);
  });
  it("finds whole words and what means the same, nothing else", () => {
    expect(found("pays")).toEqual(["G"]);
    expect(found("price")).toEqual(["G"]);
    expect(found("dragon")).toEqual([]);
    expect(found("oice")).toEqual([]);
  });
  it("puts what holds at every table before what is about one way to play or single cases", () => {
    const twice = (special: string): Found[] =>
      ["R9", "L2"].map((id) => ({ ...rule(id, "Ties", "Who wins a tie."), special: id === special }));
    expect(search(prepare(twice("R9")), "who wins a tie").map((one) => one.id)).toEqual(["L2", "R9"]);
    expect(search(prepare(twice("L2")), "who wins a tie").map((one) => one.id)).toEqual(["R9", "L2"]);
    expect(search(prepare(twice("R9")), "R9").map((one) => one.id)[0]).toBe("R9"); // but by its number it is found
  });
  it("puts the paragraph about a thing before those that only speak of it often", () => {
    const often = rule("F9", "Campaigns of vassals", "A vassal of a vassal is a vassal.");
    const about = rule(
      "V",
      "Vassal",
      "A square that was conquered lies under its suzerain, and goes wherever that goes.",
    );
    expect(search(prepare([often, about]), "what is a vassal?").map((one) => one.id)).toEqual(["V", "F9"]);
  });
  it("knows what a paragraph is about by the part that it stands in", () => {
    const wins = (id: string, part: string): Found => ({ ...rule(id, "Who wins", "The defender wins a tie."), part });
    expect(search(prepare([wins("R1", "Peace"), wins("R7", "War")]), "tie in a war")[0]?.id).toBe("R7");
  });
  it("does not care how late in the book something stands", () => {
    const many = [...new Array(40).keys()].map((at) => rule(`E${at}`, "Fair", "A fair pays."));
    const last = rule("L9", "Fairs", "A fair pays, and a fair pays twice.");
    expect(search(prepare([...many, last]), "fair twice")[0]?.id).toBe("L9");
  });
  it("ranks instead of wanting all words, and puts titles before texts", () => {
    expect(found("vote player")[0]).toBe("F6b");
    expect(found("vote dragon")).toEqual(["F6", "F6b"]);
    expect(found("concessions fair")[0]).toBe("G");
    expect(found("vote")).toEqual(["F6", "F6b"]);
  });
});

describe("cutting", () => {
  const ids = new Set(["F6", "F6b", "E2.2d", "G"]);
  it("makes links of paragraphs that exist", () => {
    expect(cut("See E2.2d and F6b, not F9 or G.", ids, [], "F6b")).toEqual([
      { text: "See ", hit: false, rule: "" },
      { text: "E2.2d", hit: false, rule: "E2.2d" },
      { text: " and F6b, not F9 or G.", hit: false, rule: "" },
    ]);
  });
  it("marks what is looked for under its accents", () => {
    expect(cut("Żegluga i koncesje", ids, ["zeg", "je"]).filter((piece) => piece.hit)).toEqual([
      { text: "Żeg", hit: true, rule: "" },
      { text: "je", hit: true, rule: "" },
    ]);
  });
  it("keeps the text whole", () => {
    const text = "Cœur pays 1 florin (F6), then œ again 🂡.";
    expect(
      cut(text, ids, ["oe", "florin"])
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

describe("the family of a paragraph", () => {
  it("is everything under the same number", () => {
    expect(family(ENGLISH, "F6b").map((one) => one.id)).toEqual(["F6", "F6b"]);
    expect(family(ENGLISH, "REGIMEa").map((one) => one.id)).toEqual(["REGIMEd"]);
    expect(family([rule("AB-sell-for-4", "", ""), rule("AB-torch-holy", "", "")], "AB-torch-holy")).toHaveLength(1);
  });
});
