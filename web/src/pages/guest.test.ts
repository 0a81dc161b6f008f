import { expect, test } from "vitest";
import english from "../text/home.en.ftl?raw";
import polish from "../text/home.pl.ftl?raw";
import { guestName, invitation, LONGEST_NAME, tidyName } from "./guest";
import { toggled } from "./account/notices.svelte";
import { bytes } from "./account/push";

test("a guest gets a first name and a town", () => {
  expect(guestName("Bianca, Cosimo", "of Lucca, of Siena", () => 0.6)).toBe("Cosimo of Siena");
  expect(guestName("Bianca, Cosimo", "of Lucca, of Siena", () => 0)).toBe("Bianca of Lucca");
});

test.each([english, polish])("no name that can be given is too long", (texts) => {
  const list = (key: string) => (new RegExp(`^${key} = (.*)$`, "m").exec(texts)?.[1] ?? "").split(", ");
  const longest = (words: string[]) => Math.max(...words.map((word) => word.length));
  expect(list("home-guest-firsts").length).toBeGreaterThan(10);
  expect(longest(list("home-guest-firsts")) + 1 + longest(list("home-guest-places"))).toBeLessThanOrEqual(LONGEST_NAME);
});

test("a name is tidied as the server wants it", () => {
  expect(tidyName("  Ewa \t z   Gdyni ")).toBe("Ewa z Gdyni");
  expect(tidyName("x".repeat(60))).toHaveLength(LONGEST_NAME);
});

test("an invitation is found in a link or stands alone", () => {
  expect(invitation(" https://example.org/join#abc_DEF-123\n")).toBe("abc_DEF-123");
  expect(invitation("abc_DEF-123")).toBe("abc_DEF-123");
  expect(invitation("https://example.org/resume#abc_DEF-123")).toBe("");
  expect(invitation("short")).toBe("");
});

test("a wish gains or loses a kind and keeps its order", () => {
  const wish = { kinds: ["over" as const], live: true };
  expect(toggled(wish, "turn", true)).toEqual({ kinds: ["turn", "over"], live: true });
  expect(toggled(wish, "over", false)).toEqual({ kinds: [], live: true });
});

test("the key of the server becomes bytes", () => {
  expect([...bytes("_-8")]).toEqual([255, 239]);
});
