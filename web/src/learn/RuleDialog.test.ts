// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { enter } from "../core/text.svelte";
import RuleDialog from "./RuleDialog.svelte";

const RULES = {
  game: "quay",
  name: "The Quay",
  parts: [{ id: "F", title: "Ops" }],
  rules: [
    { id: "F6", part: "F", kind: "rule", title: "Vote", text: "A change of regime.", book: "" },
    { id: "F6b", part: "F", kind: "rule", title: "Majority", text: "More concessions than anybody (F4).", book: "" },
    { id: "F4", part: "F", kind: "rule", title: "Tax", text: "Pay a florin.", book: "" },
  ],
};

beforeEach(async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify(RULES), { headers: { "content-type": "application/json" } }),
  );
  await enter("common", "learn");
});

describe("a paragraph beside the game", () => {
  it("is shown with those around it", async () => {
    render(RuleDialog, { game: "quay-one", id: "F6b", onclose: () => undefined });
    expect(await screen.findByText("Majority")).toBeTruthy();
    expect(screen.getByText("Vote")).toBeTruthy();
    expect(screen.queryByText("Tax")).toBeNull();
  });

  it("leads on to what it names, and back", async () => {
    render(RuleDialog, { game: "quay-two", id: "F6b", onclose: () => undefined });
    await fireEvent.click(await screen.findByText("F4", { selector: "a" }));
    expect(screen.getByText("Tax")).toBeTruthy();
    expect(screen.queryByText("Majority")).toBeNull();
    await fireEvent.click(screen.getByText("Back to F6b"));
    expect(screen.getByText("Majority")).toBeTruthy();
  });

  it("says so if there is no such paragraph", async () => {
    render(RuleDialog, { game: "quay-three", id: "Z9", onclose: () => undefined });
    expect(await screen.findByText("The rules have no paragraph Z9.")).toBeTruthy();
  });

  it("closes by its button", async () => {
    const closed = vi.fn();
    render(RuleDialog, { game: "quay-four", id: "F6", onclose: closed });
    await fireEvent.click(await screen.findByLabelText("Close"));
    expect(closed).toHaveBeenCalledOnce();
  });
});
