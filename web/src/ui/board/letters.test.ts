import { expect, test } from "vitest";
import { ems, halfEms, halved, longest } from "./letters";

test("the longest part of a name is what stands between spaces and hyphens", () => {
  expect(longest("Święte Cesarstwo Rzymskie")).toBe("Cesarstwo".length);
  expect(longest("Bashi-bazouk")).toBe("bazouk".length);
});

test("words in two lines are as wide as the longer line where they break best", () => {
  expect(halved("Lead Ottoman Empire")).toBe("Lead Ottoman".length);
  expect(halved("Decline")).toBe("Decline".length);
});

test("narrow letters take less room than wide ones", () => {
  expect(ems("illicit")).toBeLessThan(0.6 * ems("mammoth"));
  expect(ems("Żyto")).toBeCloseTo(0.66 + 0.5 + 0.32 + 0.5);
});

test("a name in two lines is as wide as the wider one", () => {
  expect(halfEms("Kamieniołom wydobywający marmur")).toBeCloseTo(ems("wydobywający marmur"));
  expect(halfEms("Las")).toBe(ems("Las"));
});
