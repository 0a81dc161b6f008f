import { afterEach, describe, expect, it } from "vitest";
import { boxes, elementOf } from "./rings";

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
