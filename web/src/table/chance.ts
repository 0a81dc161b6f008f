// Chances as people read them: rounded, but nothing is called sure or impossible that is not.
import { number } from "../core/text.svelte";

/** A chance as a whole number of percent. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  return number(chance === 0 || chance === 1 ? rounded : Math.min(99, Math.max(1, rounded)));
}
