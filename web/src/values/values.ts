// The values of a game, ours and those of a data pack beside each other. Cells are known by sheet, row and column.
import type { ColumnCard, EditCard, RowCard, SheetCard, ValuesCard } from "../core/wire";

export type Cell = EditCard["value"];
export type Edits = ReadonlyMap<string, EditCard>;

export const RECONSTRUCTED = "reconstructed";
export const SOURCE = "source:";

export function keyOf(sheet: string, row: string, column: string): string {
  return `${sheet}/${row}/${column}`;
}

export function editsOf(list: EditCard[]): Edits {
  return new Map(list.map((edit) => [keyOf(edit.sheet, edit.row, edit.column), edit]));
}

export function same(one: Cell, two: Cell): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

/** A cell as people read it. */
export function shown(cell: Cell, column: ColumnCard | null = null): string {
  const name = (word: number | string): string => column?.names[column.words.indexOf(String(word))] ?? String(word);
  return Array.isArray(cell) ? cell.map(name).join(", ") : name(cell);
}

export interface Printed {
  value: Cell;
  origin: string[]; // one word, or one for each number of a list
}

/** A cell of a sheet that can be looked up: what is ours there. */
export class Ours {
  private readonly cells = new Map<string, Printed>();

  constructor(readonly card: ValuesCard) {
    for (const sheet of card.sheets)
      for (const { row, column, value, origin } of sheet.cells)
        this.cells.set(keyOf(sheet.name, row, column), { value, origin });
  }

  /** Our value; nothing where none is printed. */
  at(sheet: string, row: string, column: string): Printed | undefined {
    return this.cells.get(keyOf(sheet, row, column));
  }

  value(sheet: string, row: string, column: ColumnCard): Cell {
    return this.at(sheet, row, column.name)?.value ?? column.blank;
  }
}

export interface Line {
  key: string;
  sheet: SheetCard;
  row: RowCard;
  column: ColumnCard | null; // nothing for a name
  language: string; // of a name
  ours: Printed | undefined;
  theirs: Printed | undefined; // what is played with, where it is not ours
}

const LANGUAGES = ["en", "pl"];

/** Every printed value and every edit, in the order of the sheets; and other cells that are asked for. */
export function lines(ours: Ours, edits: Edits, also: ReadonlySet<string> = new Set()): Line[] {
  const found: Line[] = [];
  for (const sheet of ours.card.sheets)
    for (const row of sheet.rows) {
      for (const column of sheet.columns) {
        const key = keyOf(sheet.name, row.word, column.name);
        const mine = ours.at(sheet.name, row.word, column.name);
        const theirs = edits.get(key);
        if (mine || theirs || also.has(key)) found.push({ key, sheet, row, column, language: "", ours: mine, theirs });
      }
      for (const spoken of LANGUAGES) {
        const key = keyOf(sheet.name, row.word, `name.${spoken}`);
        const theirs = edits.get(key);
        if (theirs || also.has(key))
          found.push({ key, sheet, row, column: null, language: spoken, ours: undefined, theirs });
      }
    }
  return found;
}

/** Whether another value, and not only another word about where it is known from, stands there. */
export function differs(line: Line): boolean {
  if (!line.theirs) return false;
  if (!line.column) return true;
  return !same(line.theirs.value, line.ours?.value ?? line.column.blank);
}

/** Whether what is played with is a reconstruction, or a part of it is. */
export function reconstructed(line: Line): boolean {
  const origin = line.theirs?.origin.length ? line.theirs.origin : differs(line) ? [] : (line.ours?.origin ?? []);
  return origin.includes(RECONSTRUCTED);
}
