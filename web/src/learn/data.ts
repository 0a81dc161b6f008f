// What there is to read about a game: fetched once for each language.
import { api } from "../core/api";
import { language } from "../core/text.svelte";
import type { Language } from "../core/wire";

export interface RuleCard {
  id: string;
  part: string;
  kind: "rule" | "definition" | "component" | "flavour";
  title: string;
  text: string;
}

export interface RulesCard {
  game: string;
  name: string;
  parts: { id: string; title: string }[];
  rules: RuleCard[];
}

export interface TermCard {
  id: string;
  title: string;
  text: string;
  symbols: string[];
  rules: string[];
}

export interface GlossaryCard {
  game: string;
  name: string;
  groups: { id: string; title: string; terms: TermCard[] }[];
}

export interface BeatCard {
  id: string;
  text: string;
  hint: string;
  show: string[];
  rules: string[];
  choose: string[];
  others: Record<string, string>;
}

export interface ChapterCard {
  id: string;
  name: string;
  title: string;
  goal: string;
  done: string;
  seat: number;
  beats: BeatCard[];
}

export interface LessonCard {
  id: string;
  game: string;
  title: string;
  about: string;
  chapters: ChapterCard[];
}

const known = new Map<string, Promise<unknown>>();

function page<T>(game: string, what: string, spoken: Language): Promise<T> {
  const address = `/games/${encodeURIComponent(game)}/${what}`;
  const key = `${address}?${spoken}`;
  const found = known.get(key) as Promise<T> | undefined;
  if (found) return found;
  const asked = api.get<T>(address, { language: spoken });
  known.set(key, asked);
  asked.catch(() => known.delete(key)); // the next one who wants it asks again
  return asked;
}

export const rulesOf = (game: string, spoken: Language = language()): Promise<RulesCard> => page(game, "rules", spoken);
export const glossaryOf = (game: string): Promise<GlossaryCard> => page(game, "glossary", language());
export const lessonsOf = (game: string): Promise<LessonCard[]> => page(game, "lessons", language());
