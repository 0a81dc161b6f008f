// Beginning a puzzle: the server lays its position on a private table.
import { api } from "../core/api";
import { somebody } from "../core/me.svelte";
import { go } from "../core/router.svelte";
import { t } from "../core/text.svelte";
import type { TableCard } from "../core/wire";

/** Begin a puzzle, named as "game/puzzle", and go to its table. */
export async function solve(name: string): Promise<void> {
  await somebody(() => t("puzzle-guest"));
  const table = await api.post<TableCard>(`/puzzles/${name}`);
  go(`/table/${table.id}`);
}
