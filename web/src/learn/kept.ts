// What this browser remembers of lessons: which chapters are done, at which table each is played, how far one has read.
const KEPT = "signoria-lessons";

interface Kept {
  done: string[];
  tables: Record<string, string>;
  read: Record<string, number>; // by table
}

function load(): Kept {
  const empty: Kept = { done: [], tables: {}, read: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return empty; // somebody else wrote there
  }
}

function save(kept: Kept): void {
  localStorage.setItem(KEPT, JSON.stringify(kept));
}

export function isDone(chapter: string): boolean {
  return load().done.includes(chapter);
}

/** Those of some chapters that are done. */
export function doneOf(chapters: readonly string[]): string[] {
  const { done } = load();
  return chapters.filter((chapter) => done.includes(chapter));
}

export function setDone(chapter: string): void {
  const kept = load();
  if (!kept.done.includes(chapter)) save({ ...kept, done: [...kept.done, chapter] });
}

/** The table at which a chapter was begun, '' if it was not. */
export function tableOf(chapter: string): string {
  return load().tables[chapter] ?? "";
}

export function begun(chapter: string, table: string): void {
  const kept = load();
  const before = kept.tables[chapter];
  const read = Object.fromEntries(Object.entries(kept.read).filter(([one]) => one !== before));
  save({ ...kept, tables: { ...kept.tables, [chapter]: table }, read });
}

/** How many beats were passed at a table by reading. */
export function readAt(table: string): number {
  return load().read[table] ?? 0;
}

export function setRead(table: string, beats: number): void {
  const kept = load();
  save({ ...kept, read: { ...kept.read, [table]: beats } });
}

/** Whether some chapter was begun here. */
export function anyBegun(): boolean {
  return Object.keys(load().tables).length > 0;
}
