// @vitest-environment jsdom
import { expect, test } from "vitest";
import { match } from "./router.svelte";

test("a pattern names the parts of a path", () => {
  expect(match("/table/:id", "/table/abc")).toEqual({ id: "abc" });
  expect(match("/table/:id/moment/:moment", "/table/abc/moment/7/")).toEqual({ id: "abc", moment: "7" });
  expect(match("/", "/")).toEqual({});
  expect(match("/rules/:edition?", "/rules/1e")).toEqual({ edition: "1e" });
  expect(match("/rules/:edition?", "/rules")).toEqual({});
});

test("another path is no match", () => {
  expect(match("/table/:id", "/table")).toBeNull();
  expect(match("/new", "/me")).toBeNull();
  expect(match("/rules/:edition?", "/rules/1e/more")).toBeNull();
});
