// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { boxes, elementOf, reveal } from "./rings";

function put(thing: string, box: Partial<DOMRect>): Element {
  const element = document.createElement("div");
  element.dataset.thing = thing;
  element.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 0, height: 0, right: 0, bottom: 0, ...box }) as DOMRect;
  document.body.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

describe("the element of a thing", () => {
  it("is that of its kind, if it can be seen", () => {
    put("place:toledo", { width: 9, height: 9 });
    const city = put("city:toledo", { width: 9, height: 9 });
    expect(elementOf(document, "city:toledo")).toBe(city);
  });
  it("is another one of that name otherwise", () => {
    put("city:toledo", {});
    const place = put("place:toledo", { width: 9, height: 9 });
    expect(elementOf(document, "city:toledo")).toBe(place);
    expect(elementOf(document, "city:granada")).toBeNull();
  });
});

describe("the boxes of things", () => {
  it("lie around what is there", () => {
    put("slot:west-3", { left: 100, top: 50, width: 80, height: 100 });
    expect(boxes(document, ["slot:west-3", "slot:west-9"])).toEqual([
      { thing: "slot:west-3", left: 95, top: 45, width: 90, height: 110 },
    ]);
  });
});

describe("showing something", () => {
  it("means the board, not an option in the bar", () => {
    const bar = document.createElement("div");
    bar.className = "decide";
    document.body.append(bar);
    const option = put("slot:west-3", { width: 9, height: 9 });
    bar.append(option);
    const slot = put("slot:west-3", { width: 9, height: 9 });
    expect(elementOf(document, "slot:west-3")).toBe(slot);
  });
  it("scrolls what is made for it, as far as needed, and nothing that only hides", () => {
    const [room, frame] = [document.createElement("div"), document.createElement("div")];
    room.style.overflowY = "auto";
    frame.style.overflow = "hidden";
    document.body.append(frame);
    frame.append(room);
    const box = (top: number, height: number) => () => ({ top, bottom: top + height, left: 0, right: 9 }) as DOMRect;
    room.getBoundingClientRect = box(0, 100);
    frame.getBoundingClientRect = box(0, 50);
    const thing = put("slot:west-3", { top: 130, bottom: 150, height: 20, width: 9, right: 9 });
    room.append(thing);
    reveal(thing);
    expect([room.scrollTop, frame.scrollTop]).toEqual([50, 0]);
  });
});
