// What this browser remembers of puzzles: which are solved, and on which days the one of the day was.
const KEPT = "signoria-puzzles";
const HINTS = "signoria-hints-"; // and the table

interface Kept {
  solved: string[]; // as "game/puzzle"
  days: number[]; // since 1970, in order
}

function load(): Kept {
  const empty: Kept = { solved: [], days: [] };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return empty; // somebody else wrote there
  }
}

export function solvedOf(game: string): string[] {
  return load()
    .solved.filter((name) => name.startsWith(`${game}/`))
    .map((name) => name.slice(game.length + 1));
}

/** A puzzle is solved; with a day, it was the one of that day. */
export function setSolved(name: string, day?: number): void {
  const kept = load();
  const solved = kept.solved.includes(name) ? kept.solved : [...kept.solved, name];
  const days = day === undefined || kept.days.includes(day) ? kept.days : [...kept.days, day].sort((a, b) => a - b);
  localStorage.setItem(KEPT, JSON.stringify({ solved, days }));
}

/** On how many days in a row a puzzle of the day was solved, up to today or yesterday. */
export function streakOf(days: readonly number[], today: number): number {
  let at = days.includes(today) ? today : today - 1;
  let count = 0;
  while (days.includes(at)) {
    at--;
    count++;
  }
  return count;
}

export function streak(today: number): number {
  return streakOf(load().days, today);
}

/** How many hints were asked for at a table: a phone that is turned draws its panel anew. */
export function hintsAt(table: string): number {
  return Number(sessionStorage.getItem(HINTS + table) ?? 0);
}

export function setHints(table: string, count: number): void {
  sessionStorage.setItem(HINTS + table, String(count));
}
