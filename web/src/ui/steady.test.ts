// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { steady } from "./steady";

document.body.innerHTML = `<div><button id="meant"><b>meant</b></button><button id="slid">slid here</button></div>`;
const meant = document.getElementById("meant")!;
const slid = document.getElementById("slid")!;
let heard: string[] = [];
for (const one of [meant, slid]) one.addEventListener("click", () => heard.push(one.id));
steady(window);

/** An event as the browser makes it. */
function make(kind: string, on: Element, more: Record<string, unknown> = {}): void {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, detail: 1, clientX: 5, clientY: 5 });
  const own = { isPrimary: true, timeStamp: 2000, ...more };
  for (const [name, value] of Object.entries(own)) Object.defineProperty(event, name, { value });
  on.dispatchEvent(event);
}

beforeEach(() => {
  heard = [];
});

test("a click that has slid on is handed to what it was meant for", () => {
  make("pointerdown", meant.firstElementChild!);
  make("pointerup", slid);
  make("click", slid);
  expect(heard).toEqual(["meant"]);
});

test("a click where it was meant is left alone, and so is the next one", () => {
  make("pointerdown", meant);
  make("pointerup", meant);
  make("click", meant.firstElementChild!);
  make("click", slid);
  expect(heard).toEqual(["meant", "slid"]);
});
