/** Why an opponent of the rules did what it did: asked for once for each of its turns, in each language. */
import { api, Refused } from "../../core/api";
import { language } from "../../core/text.svelte";
import type { Table } from "../../core/table.svelte";
import type { Reasons as Answer } from "../../core/wire";

class Reasons {
  private known = $state<Record<string, Answer>>({});
  private asked = new Set<string>();
  shown = $state(0); // the moment whose reasons are looked at

  private key(table: string, position: number): string {
    return `${language()} ${table} ${position}`;
  }

  /** What is known, if it has been asked for. */
  of(table: string, position: number): Answer | undefined {
    return this.known[this.key(table, position)];
  }

  show(position: number): void {
    this.shown = position;
  }

  /** Ask for the reasons of the choice that led to a moment. */
  async want(table: string, position: number): Promise<void> {
    const key = this.key(table, position);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const found = await api.get<Answer>(`/tables/${table}/reasons/${position}`);
      this.known[key] = found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.asked.delete(key); // perhaps another time
    }
  }

  /** The row and what was done, as one text; empty as long as nobody asked. */
  brief(table: Table, position: number): string {
    const found = this.of(table.id, position)?.reasons ?? [];
    return found
      .filter((reason) => reason.brief)
      .map((reason) => reason.text)
      .join(" ");
  }
}

export const reasons = new Reasons();
