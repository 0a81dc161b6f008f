// A pack while it is written: the edits, every step of which can be undone, kept in this browser.
import type { ColumnCard, Draft as Sent, EditCard } from "../core/wire";
import { type Cell, type Edits, editsOf, keyOf, type Ours, same } from "./values";

export const LONGEST_TITLE = 40;
const MOST_STEPS = 200;
const WHOLE = /^[-−]?\d{1,9}$/;

interface Step {
  title: string;
  edits: EditCard[];
}

interface Kept {
  now: Step;
  past: Step[];
  future: Step[];
}

/** What somebody wrote as the value of a cell: a number where it is one, else the text, for the check to speak of. */
export function cellOf(text: string, column: ColumnCard): Cell {
  const one = (word: string): number | string =>
    WHOLE.test(word) ? Number(word.replace("−", "-")) : word.slice(0, 200);
  if (!column.most) return one(text.trim());
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, 100)
    .map(one);
}

export class Draft {
  private now = $state.raw<Step>({ title: "", edits: [] });
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);
  private touched = ""; // what is being written in: one undo takes it all back

  readonly title = $derived(this.now.title);
  readonly edits = $derived<Edits>(editsOf(this.now.edits));
  readonly undoable = $derived(this.past.length > 0);
  readonly redoable = $derived(this.future.length > 0);

  constructor(
    readonly game: string,
    readonly edition: string,
    title: string,
  ) {
    const kept = this.read();
    this.now = kept?.now ?? { title, edits: [] };
    this.past = kept?.past ?? [];
    this.future = kept?.future ?? [];
  }

  /** As it goes to the server. */
  sent(): Sent {
    return { game: this.game, edition: this.edition, title: this.now.title.trim(), edits: this.now.edits };
  }

  rename(title: string): void {
    this.step({ ...this.now, title }, "title");
  }

  /** What a row is called in a language; nothing for our own name. */
  call(sheet: string, row: string, language: string, name: string): void {
    const column = `name.${language}`;
    const edit = { sheet, row, column, value: name, origin: [] };
    this.put(keyOf(sheet, row, column), name.trim() ? edit : null);
  }

  /** Another value; what is known of its origin is then that the owner says so, until somebody says more. */
  set(ours: Ours, sheet: string, row: string, column: ColumnCard, value: Cell): void {
    const key = keyOf(sheet, row, column.name);
    const before = this.edits.get(key);
    const was = before?.value ?? ours.value(sheet, row, column);
    const said = before && !same(before.value, ours.value(sheet, row, column)) ? before.origin : [];
    if (same(was, value)) return;
    const back = same(value, ours.value(sheet, row, column)) && !said.length;
    const length = Array.isArray(value) ? value.length : 1;
    const origin = said.length > 1 && said.length !== length ? [] : said;
    this.put(key, back ? null : { sheet, row, column: column.name, value, origin });
  }

  /** Where a value is known from; '' as if nothing had been said. */
  know(ours: Ours, sheet: string, row: string, column: ColumnCard, origin: string): void {
    const key = keyOf(sheet, row, column.name);
    const mine = ours.at(sheet, row, column.name);
    const value = this.edits.get(key)?.value ?? mine?.value ?? column.blank;
    const unchanged = same(value, ours.value(sheet, row, column));
    const same_word = mine?.origin.length === 1 && mine.origin[0] === origin;
    const back = unchanged && (!origin || same_word);
    this.put(key, back ? null : { sheet, row, column: column.name, value, origin: origin ? [origin] : [] });
  }

  /** As ours again. */
  reset(key: string): void {
    this.settle();
    this.put(key, null);
    this.settle();
  }

  /** Another pack in the place of this one; undo brings this one back. */
  replace(title: string, edits: EditCard[]): void {
    this.settle();
    this.step({ title, edits }, "");
  }

  /** What is written from now on is a step of its own. */
  settle(): void {
    this.touched = "";
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.future = [this.now, ...this.future];
    this.past = this.past.slice(0, -1);
    this.now = last;
    this.settle();
    this.keep();
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.past = [...this.past, this.now];
    this.future = rest;
    this.now = next;
    this.settle();
    this.keep();
  }

  private put(key: string, edit: EditCard | null): void {
    const edits = new Map(this.edits);
    if (edit) edits.set(key, edit);
    else if (!edits.delete(key)) return;
    this.step({ ...this.now, edits: [...edits.values()] }, key);
  }

  private step(next: Step, what: string): void {
    if (!what || what !== this.touched) this.past = [...this.past, this.now].slice(-MOST_STEPS);
    this.touched = what;
    this.future = [];
    this.now = next;
    this.keep();
  }

  private get place(): string {
    return `signoria-values-${this.game}-${this.edition}`;
  }

  private keep(): void {
    const kept: Kept = { now: this.now, past: this.past, future: this.future };
    try {
      localStorage.setItem(this.place, JSON.stringify(kept));
    } catch {
      // No room for all steps: what stands there now matters most.
      localStorage.setItem(this.place, JSON.stringify({ now: this.now, past: [], future: [] }));
    }
  }

  private read(): Kept | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.place) ?? "null") as Kept | null;
      return kept && Array.isArray(kept.now.edits) && Array.isArray(kept.past) ? kept : null;
    } catch {
      return null; // somebody else wrote there
    }
  }
}
