// What there is to read about a game: fetched once for each language.
import { api } from "../core/api";
import { language } from "../core/text.svelte";
import type { Box, GlossaryCard, Language, LessonCard, RulesCard } from "../core/wire";

const known = new Map<string, Promise<unknown>>();

function page<T>(game: string, what: string, spoken: Language): Promise<T> {
  const address = `/games/${encodeURIComponent(game)}${what && `/${what}`}`;
  const key = `${address}?${spoken}`;
  const found = known.get(key) as Promise<T> | undefined;
  if (found) return found;
  const asked = api.get<T>(address, { language: spoken });
  known.set(key, asked);
  asked.catch(() => known.delete(key)); // the next one who wants it asks again
  return asked;
}

export const rulesOf = (game: string, spoken: Language = language()): Promise<RulesCard> => page(game, "rules", spoken);
export const glossaryOf = (game: string, spoken: Language = language()): Promise<GlossaryCard> =>
  page(game, "glossary", spoken);
export const boxOf = (game: string, spoken: Language = language()): Promise<Box> => page(game, "", spoken);
export const lessonsOf = (game: string): Promise<LessonCard[]> => page(game, "lessons", language());
