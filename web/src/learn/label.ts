// How a paragraph is called on screen.
import type { RuleCard } from "../core/wire";

/** Whether the id of a paragraph is a number that people know it by, such as F6b or E2.1. */
export const numbered = (id: string): boolean => /^[A-Z]{1,2}\d/.test(id);

/** A paragraph by its number; one whose id is only a word of ours, by its title. */
export function called(rules: RuleCard[], id: string): string {
  return numbered(id) ? id : (rules.find((rule) => rule.id === id)?.title ?? "§");
}
