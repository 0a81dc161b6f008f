// Where in a chapter somebody is: worked out from the log of the table, and from what was read.
import type { Entry } from "../core/wire";
import type { BeatCard, ChapterCard } from "../core/wire";

export interface Strayed {
  words: string; // what was chosen instead
  position: number; // the position before it
}

export interface Progress {
  at: number; // the beat to show; as many as there are when the chapter is done
  done: boolean;
  strayed: Strayed | null;
}

/** The choices that count, in their order: what was taken back is gone. */
export function inForce(entries: Entry[]): Entry[] {
  const line: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "choice" || entry.kind === "redo") line[entry.position - 1] = entry;
    line.length = entry.position;
  }
  return line;
}

/** Where a chapter stands; `read` is how many beats were passed by reading. */
export function progress(chapter: ChapterCard, entries: Entry[], read: number): Progress {
  const { beats, seat } = chapter;
  let at = 0;
  for (const [position, entry] of inForce(entries).entries()) {
    if (!entry || entry.seat !== seat) continue;
    const asked = beats.findIndex((beat, number) => number >= at && beat.choose.length > 0);
    const beat = beats[asked];
    if (!beat) break; // the chapter is over, and somebody plays on
    const words = entry.words ?? "";
    if (!beat.choose.includes(words)) return { at: asked, done: false, strayed: { words, position } };
    at = asked + 1;
  }
  while (at < read && beats[at]?.choose.length === 0) at += 1;
  return { at, done: at >= beats.length, strayed: null };
}

/** What is said about another choice than the expected one; nothing where the chapter has nothing to say. */
export function about(beat: BeatCard | undefined, strayed: Strayed): string {
  return beat?.others[strayed.words] ?? "";
}
