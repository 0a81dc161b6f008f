// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Offer } from "../core/wire";
import { about, inside, lit, paneFor, shown } from "./panes";

const PANES = [{ domains: ["slot"] }, { domains: ["city", "border"] }, { domains: ["card"] }];
const offer = (domain: string, weight = 0): Offer => ({ verb: domain, domain, weight }) as unknown as Offer;

test("a question about the map shows the map", () => {
  expect(paneFor(about([offer("city"), offer("city"), offer("card")], PANES), 0)).toBe(1);
});

test("the pane that is looked at stays as long as it has something to choose", () => {
  expect(paneFor(about([offer("city"), offer("city"), offer("card")], PANES), 2)).toBe(2);
  expect(paneFor(about([offer(""), offer("card", -10)], PANES), 0)).toBe(0);
  expect(paneFor(about([], PANES), 1)).toBe(1);
});

test("of two panes with things of one kind the one that shows those in question is meant", () => {
  document.body.innerHTML =
    '<div><i class="spot" data-thing="space:market"></i></div><div><i class="spot legal" data-thing="space:floor"></i></div>';
  expect(lit(document.body.children)).toEqual([0, 1]);
  expect(paneFor(lit(document.body.children), 0)).toBe(1);
});

test("the chronicle, which has nothing to choose, gives way", () => {
  expect(paneFor([0, 3], 2)).toBe(1);
});

test("what happens is looked for where it is drawn", () => {
  document.body.innerHTML =
    '<div><i data-thing="slot:west-1"></i></div><div><i data-thing="city:venice"></i><i data-thing="border:adriatic"></i></div>';
  const counts = shown(document.body.children, new Set(["venice", "adriatic", "elsewhere"]));
  expect(counts).toEqual([0, 2]);
  expect(paneFor(counts, 0)).toBe(1);
});

test("what is cut by the edge of its pane is not wholly in sight", () => {
  const at = (left: number, top: number, width: number, height: number): Element => {
    const element = document.createElement("i");
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
    return element;
  };
  const pane = at(0, 74, 390, 200);
  expect(inside(at(10, 74, 100, 200), pane)).toBe(true);
  expect(inside(at(10, 200, 100, 150), pane)).toBe(false);
  expect(inside(at(300, 100, 128, 100), pane)).toBe(false);
});
