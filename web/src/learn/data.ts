// What there is to read about a game: fetched once for each language and edition.
import { api } from "../core/api";
import { language } from "../core/text.svelte";
import type { Box, DifferencesCard, GlossaryCard, Language, LessonCard, RulesCard } from "../core/wire";

const known = new Map<string, Promise<unknown>>();

function page<T>(game: string, what: string, spoken: Language, edition = ""): Promise<T> {
  const address = `/games/${encodeURIComponent(game)}${what && `/${what}`}`;
  const key = `${address}?${spoken}&${edition}`;
  const found = known.get(key) as Promise<T> | undefined;
  if (found) return found;
  const asked = api.get<T>(address, { language: spoken, ...(edition && { edition }) });
  known.set(key, asked);
  asked.catch(() => known.delete(key)); // the next one who wants it asks again
  return asked;
}

export const rulesOf = (game: string, edition = "", spoken: Language = language()): Promise<RulesCard> =>
  page(game, "rules", spoken, edition);
export const differencesOf = (game: string, edition: string): Promise<DifferencesCard> =>
  page(game, "differences", language(), edition);
export const glossaryOf = (game: string, spoken: Language = language()): Promise<GlossaryCard> =>
  page(game, "glossary", spoken);
export const boxOf = (game: string, edition = "", spoken: Language = language()): Promise<Box> =>
  page(game, "", spoken, edition);
export const lessonsOf = (game: string): Promise<LessonCard[]> => page(game, "lessons", language());

/** Where the rules of an edition stand; those of the first if none is named. */
export const rulesAt = (game: string, edition = "", rule = ""): string =>
  `/learn/${game}/rules${edition && `/${edition}`}${rule && `#${rule}`}`;
