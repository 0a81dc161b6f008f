// @vitest-environment node
import { describe, expect, it } from "vitest";
import { why } from "./confirm";

describe("a choice is asked about once more", () => {
  it("where another seat, the end or new information comes next", () => {
    expect(why({ asks: "medici" }, "auto")).toBe("asks");
    expect(why({ refresh: { west: 1 } }, "auto")).toBe("informs");
    expect(why({ informs: true }, "auto")).toBe("informs");
    expect(why({ ends: { kind: "holy" }, asks: "medici" }, "auto")).toBe("ends");
  });

  it("not where it can be taken back", () => {
    expect(why({}, "auto")).toBe("none");
    expect(why({ informs: false }, "auto")).toBe("none");
    expect(why(null, "auto")).toBe("none");
  });

  it("always or never, if that is wished", () => {
    expect(why({}, "always")).toBe("always");
    expect(why({ asks: "medici" }, "never")).toBe("none");
  });
});
