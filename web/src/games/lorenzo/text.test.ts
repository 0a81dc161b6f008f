// @vitest-environment jsdom
import { expect, test } from "vitest";
import { enter, speak, t } from "../../core/text.svelte";

test("an action of a value below zero is told with a minus", async () => {
  await enter("games/lorenzo");
  await speak("en");
  expect([t("lor-worth", { value: -3 }), t("lor-worth", { value: 3 })]).toEqual([
    "Action of value −3",
    "Action of value 3",
  ]);
});
