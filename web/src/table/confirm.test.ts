import { describe, expect, it } from "vitest";
import { reason } from "./confirm";

describe("a choice is asked about once more", () => {
  it("where another seat, the end or new information comes next", () => {
    expect(reason({ asks: "medici" }, "auto")).toBe("asks");
    expect(reason({ refresh: { west: 1 } }, "auto")).toBe("informs");
    expect(reason({ informs: true }, "auto")).toBe("informs");
    expect(reason({ ends: { kind: "holy" }, asks: "medici" }, "auto")).toBe("ends");
  });

  it("not where it can be taken back", () => {
    expect(reason({}, "auto")).toBe("none");
    expect(reason({ informs: false }, "auto")).toBe("none");
    expect(reason(null, "auto")).toBe("none");
  });

  it("always or never, if that is wished", () => {
    expect(reason({}, "always")).toBe("always");
    expect(reason({ asks: "medici" }, "never")).toBe("none");
  });
});
