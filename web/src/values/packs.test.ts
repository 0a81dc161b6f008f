import { afterEach, expect, test, vi } from "vitest";
import { openPack, packId } from "./packs";

const ID = "0123456789abcdef0123456789abcdef";

afterEach(() => vi.unstubAllGlobals());

/** What was sent to the server. */
function sent(): { address: string; body: unknown }[] {
  const found: { address: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (address: string, how: RequestInit) => {
    found.push({ address, body: how.body });
    return new Response("{}", { headers: { "content-type": "application/json" } });
  });
  return found;
}

test("the id of a pack is found in whatever is pasted", () => {
  for (const pasted of [ID, ` ${ID}\n`, `https://x.example/values/quay#${ID}`, `https://x.example/api/packs/${ID}/zip`])
    expect(packId(pasted)).toBe(ID);
  for (const pasted of ["", "hello", ID.slice(1), `${ID}0`, ID.toUpperCase()]) expect(packId(pasted)).toBe("");
});

test("a zip is sent as it is, a folder as the texts of its sheets", async () => {
  const found = sent();
  const zip = new File(["PK"], "box.ZIP");
  await openPack([zip]);
  expect(found[0]).toEqual({ address: "/api/packs/open", body: zip });
  await openPack([new File(["a = 1"], "pack.toml"), new File(["x"], "notes.txt"), new File(["b = 2"], "lands.toml")]);
  expect(JSON.parse(String(found[1]?.body))).toEqual({ files: { "pack.toml": "a = 1", "lands.toml": "b = 2" } });
});
