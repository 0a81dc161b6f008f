import { expect, test } from "vitest";
import { dangersTo, keyOf, untold } from "./dangers";
import type { Threat } from "./wire";

function threat(seat: number, lacks: number, own = false): Threat {
  return { seat, kind: "victory", thing: "imperial", lacks, own, text: `${seat} ${lacks}`, rule: "L4" };
}

test("a rival threatens everybody else, what a seat will suffer only itself", () => {
  const threats = [threat(0, 1), threat(1, 0), threat(0, 2, true), threat(1, 2, true)];
  expect(dangersTo(0, threats)).toEqual([threats[1], threats[2]]);
  expect(dangersTo(1, threats)).toEqual([threats[0], threats[3]]);
  expect(dangersTo(-1, threats)).toEqual([threats[1], threats[0]]); // the nearest first
});

test("a danger is told once, and again when it comes nearer", () => {
  const near = threat(1, 1);
  expect(untold([near], [])).toEqual([near]);
  expect(untold([near], [keyOf(near)])).toEqual([]);
  const met = threat(1, 0);
  expect(untold([met], [keyOf(near)])).toEqual([met]);
});
