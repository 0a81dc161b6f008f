import { describe, expect, it } from "vitest";
import { why } from "./confirm";

describe("a choice is asked about once more", () => {
  it("where it could not be taken back, for the reason that the engine names", () => {
    expect(why({ asks: "medici" }, "auto")).toBe("asks");
    for (const reason of ["ends", "chance", "shown", "secret", "last"])
      expect(why({ informs: reason, asks: "medici" }, "auto")).toBe(reason);
  });

  it("not where it can be taken back", () => {
    expect(why({}, "auto")).toBe("none");
    expect(why({ informs: "weather" }, "auto")).toBe("none");
    expect(why(null, "auto")).toBe("none");
  });

  it("always or never, if that is wished", () => {
    expect(why({}, "always")).toBe("always");
    expect(why({ informs: "ends" }, "always")).toBe("ends");
    expect(why({ asks: "medici", informs: "shown" }, "never")).toBe("none");
  });
});
