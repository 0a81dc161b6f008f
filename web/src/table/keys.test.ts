// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { deed, keepsKeys, moment, type Pressed, writes } from "./keys";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const place = { position: 7, last: 12 };

describe("keys of history", () => {
  it("lead to the ends and one step on or back, and stay inside the game", () => {
    expect(["Home", "End", "ArrowLeft", "ArrowRight", "PageUp", "PageDown"].map((key) => moment(key, place))).toEqual([
      0, 12, 6, 8, 0, 12,
    ]);
    expect(moment("ArrowLeft", { position: 0, last: 12 })).toBe(0);
    expect(moment("ArrowRight", { position: 12, last: 12 })).toBe(12);
    expect(moment("x", place)).toBeNull();
  });
});

describe("keys of the page", () => {
  it("are digits, letters and history", () => {
    expect(deed(press("3"), place)).toEqual({ do: "digit", digit: "3" });
    expect(deed(press("u"), place)).toEqual({ do: "undo" });
    expect(deed(press("U"), place)).toEqual({ do: "undo" });
    expect(deed(press("?", { shiftKey: true }), place)).toEqual({ do: "help" });
    expect(deed(press("Home"), place)).toEqual({ do: "go", to: 0 });
    expect(deed(press("q"), place)).toBeNull();
  });

  it("know the usual combinations for undo and redo, and leave others to the browser", () => {
    expect(deed(press("z", { ctrlKey: true }), place)).toEqual({ do: "undo" });
    expect(deed(press("z", { metaKey: true, shiftKey: true }), place)).toEqual({ do: "redo" });
    expect(deed(press("y", { ctrlKey: true }), place)).toEqual({ do: "redo" });
    expect(deed(press("r", { ctrlKey: true }), place)).toBeNull();
    expect(deed(press("ArrowLeft", { altKey: true }), place)).toBeNull();
  });

  it("are not taken from a field to write in", () => {
    document.body.innerHTML = '<input id="a"><div id="b"></div><dialog><button id="c"></button></dialog>';
    expect(["a", "b", "c"].map((id) => keepsKeys(document.getElementById(id)))).toEqual([true, false, true]);
    document.body.innerHTML = '<input id="a"><input id="b" type="range"><button id="c"></button>';
    expect(["a", "b", "c"].map((id) => writes(document.getElementById(id)))).toEqual([true, false, false]);
  });
});
