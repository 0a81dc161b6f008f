import { describe, expect, it } from "vitest";
import type { RuleCard } from "../core/wire";
import { called, numbered } from "./label";

const RULES: RuleCard[] = [
  { id: "F6b", part: "F", kind: "rule", title: "The majority", text: "", book: "" },
  { id: "BATTLE", part: "", kind: "definition", title: "Battle", text: "", book: "" },
  { id: "REGIMEa", part: "", kind: "rule", title: "What changes", text: "", book: "" },
  { id: "AB-sell-for-4", part: "", kind: "rule", title: "Sold for four", text: "", book: "" },
];

describe("the name of a paragraph", () => {
  it("is its number where it has one", () => {
    expect(["F6b", "E2.1", "R62", "T17"].filter(numbered)).toHaveLength(4);
    expect(called(RULES, "F6b")).toBe("F6b");
  });

  it("is its title where the id is a word", () => {
    expect(["BATTLE", "ONESHOT", "REGIMEa", "AB-sell-for-4"].filter(numbered)).toEqual([]);
    expect(["BATTLE", "REGIMEa", "AB-sell-for-4"].map((id) => called(RULES, id))).toEqual([
      "Battle",
      "What changes",
      "Sold for four",
    ]);
  });

  it("is a sign as long as the title is not known", () => {
    expect(called([], "ONESHOT")).toBe("§");
  });
});
