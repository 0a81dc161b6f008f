// Data packs on their way: from files of the user to the server, and back.
import { api } from "../core/api";
import { language } from "../core/text.svelte";
import type { CheckedCard, Draft, GameCard, PackCard, ValuesCard } from "../core/wire";

export const MOST_BYTES = 1_000_000;
const ID = /(?:^|[#=/])([0-9a-f]{32})(?:\/zip)?$/;

/** The id of a pack in whatever was pasted: a link to the editor, to the zip, or the id alone. */
export function packId(pasted: string): string {
  return ID.exec(pasted.trim())?.[1] ?? "";
}

export function valuesOf(game: string, edition: string): Promise<ValuesCard> {
  return api.get(`/games/${encodeURIComponent(game)}/values`, { language: language(), edition });
}

/** The edition whose values an edition is played with: its own, or those of the first. */
export function boxOf(game: GameCard, edition: string): string {
  return game.values.includes(edition) ? edition : (game.values[0] ?? "");
}

export function packOf(id: string): Promise<PackCard> {
  return api.get(`/packs/${encodeURIComponent(id)}`);
}

/** What is wrong with the files of a pack, or what they change: a zip, or the files of a folder. */
export async function openPack(files: File[]): Promise<CheckedCard> {
  const zip = files.length === 1 ? files.find((file) => file.name.toLowerCase().endsWith(".zip")) : undefined;
  if (zip) return api.post("/packs/open", zip);
  const sheets = files.filter((file) => file.name.endsWith(".toml"));
  const texts = await Promise.all(
    sheets.map(async (file) => [file.webkitRelativePath || file.name, await file.text()] as const),
  );
  return api.post("/packs/open", { files: Object.fromEntries(texts) });
}

/** Keep a pack that was opened and is right. */
export function keepOpened({ game, edition, title, edits }: CheckedCard): Promise<PackCard> {
  return keepDraft({ game, edition, title, edits });
}

export function keepDraft(draft: Draft): Promise<PackCard> {
  return api.post("/packs/drafts", draft);
}

export function checkDraft(draft: Draft): Promise<CheckedCard> {
  return api.post("/packs/check", draft);
}
