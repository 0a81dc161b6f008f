// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { enter, language, number, speak, t } from "./text.svelte";

test("a page that entered its rooms does not begin anew when the language changes", async () => {
  let entered = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      entered += 1;
      void enter("common", "home");
    });
  });
  flushSync();
  await enter("common", "home");
  await speak(language() === "pl" ? "en" : "pl");
  flushSync();
  expect(entered).toBe(1);
  stop();
});

test("rooms wanted twice at once, and in the middle of a change of language, speak it", async () => {
  await speak("en");
  await Promise.all([enter("table"), enter("table"), speak("pl")]);
  expect(language()).toBe("pl");
  expect(t("table-home")).not.toBe("table-home");
});

test("of two languages wanted at once the last one is spoken, and kept at once", async () => {
  await speak("en");
  await enter("learn"); // its Polish has to be loaded, its English is there
  const first = speak("pl");
  expect(localStorage.getItem("signoria-language")).toBe("pl");
  await Promise.all([first, speak("en")]);
  expect([language(), localStorage.getItem("signoria-language")]).toEqual(["en", "en"]);
});

test("a number below zero has a minus, not a hyphen, and agrees with its noun", async () => {
  await enter("table");
  await speak("en");
  expect([number(-7), number(7), t("table-points", { count: -2 })]).toEqual(["−7", "7", "−2 points"]);
  await speak("pl");
  expect([t("table-points", { count: -2 }), t("table-points", { count: -5 })]).toEqual(["−2 punkty", "−5 punktów"]);
});
