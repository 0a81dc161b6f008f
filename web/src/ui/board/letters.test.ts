import { expect, test } from "vitest";
import { ems, longest } from "./letters";

test("the longest part of a name is what stands between spaces and hyphens", () => {
  expect(longest("Święte Cesarstwo Rzymskie")).toBe("Cesarstwo".length);
  expect(longest("Bashi-bazouk")).toBe("bazouk".length);
});

test("narrow letters take less room than wide ones", () => {
  expect(ems("illicit")).toBeLessThan(0.6 * ems("mammoth"));
  expect(ems("Żyto")).toBeCloseTo(0.66 + 0.5 + 0.32 + 0.5);
});
