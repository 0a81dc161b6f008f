// Beginning a chapter: the server lays its position on a private table.
import { api } from "../core/api";
import { somebody } from "../core/me.svelte";
import { go } from "../core/router.svelte";
import { t } from "../core/text.svelte";
import type { TableCard } from "../core/wire";
import { begun } from "./kept";

/** Begin a chapter, named as "lesson/chapter", and go to its table. */
export async function practise(chapter: string): Promise<void> {
  await somebody(() => t("learn-guest"));
  const table = await api.post<TableCard>(`/lessons/${chapter}`);
  begun(chapter, table.id);
  go(`/table/${table.id}`);
}
