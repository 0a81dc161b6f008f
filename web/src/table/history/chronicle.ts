/** The chronicle: the log as prose, without what was taken back, grouped by turn. */

import { inForce, type Logged, type Told } from "../../core/log";

export interface Sentence {
  text: string;
  only: boolean; // a decision with a single option took itself
}

export interface Line {
  key: string;
  position: number; // the moment right after it
  seat: number;
  first: boolean; // the first of several lines of one seat
  sentences: Sentence[];
}

export interface Group {
  key: string;
  heading: string; // the sentence that opened the turn or round; "" before the first
  position: number;
  who: string; // the word of the seat whose turn it is, "" if that is nobody's
  lines: Line[];
}

const OPENS = /^(turn|round|period)-(begun|began)$/;
const FORCED = "forced";

/** The events of an entry that somebody chose: those that took themselves and those that open a turn are left out. */
export function chosen(entry: Logged): Told[] {
  return entry.events.filter((event) => event.name !== FORCED && !OPENS.test(event.name));
}

/** The log as groups of lines; an event that opens a turn or a round starts a new group. */
export function chronicle(entries: readonly Logged[]): Group[] {
  const groups: Group[] = [];
  let group: Group = { key: "start", heading: "", position: 0, who: "", lines: [] };
  for (const entry of inForce(entries)) {
    let line: Line | null = null;
    entry.events.forEach((event, index) => {
      if (OPENS.test(event.name)) {
        if (group.lines.length || group.heading) groups.push(group);
        const who = String(event.things.seat ?? "");
        group = { key: `${entry.number}.${index}`, heading: event.text, position: entry.position, who, lines: [] };
        line = null;
        return;
      }
      if (!line) {
        const before = group.lines[group.lines.length - 1];
        line = {
          key: `${entry.number}.${index}`,
          position: entry.position,
          seat: entry.seat,
          first: !before || before.seat !== entry.seat,
          sentences: [],
        };
        group.lines.push(line);
      }
      line.sentences.push({ text: event.text, only: event.name === FORCED });
    });
  }
  if (group.lines.length || group.heading) groups.push(group);
  for (const one of groups) one.lines = folded(one.lines);
  return groups;
}

const tookItself = (line: Line): boolean => line.sentences.every((sentence) => sentence.only);

/**
 * A line that only says what took itself belongs to the one before it, or after it if it is the first of a turn: it is seen
 * once that is unfolded.
 */
function folded(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const before = kept[kept.length - 1];
    if (before && tookItself(line)) before.sentences.push(...line.sentences);
    else if (before && tookItself(before)) kept[kept.length - 1] = joined(before, line);
    else kept.push(line);
  }
  return kept;
}

function joined(first: Line, line: Line): Line {
  return { ...line, first: true, sentences: [...first.sentences, ...line.sentences] };
}

/** The moment after the last choice of one of these seats in a turn, 0 if there is none: there its whole reasoning is. */
export function decidedAt(group: Group, seats: readonly number[]): number {
  return group.lines.reduce((found, line) => (seats.includes(line.seat) ? line.position : found), 0);
}

/** What happened after a moment that was seen, as one string to be read out. */
export function spoken(entries: readonly Logged[], after: number, most = 12): string {
  const texts: string[] = [];
  for (const entry of entries) {
    if (entry.number <= after) continue;
    for (const event of entry.events) if (event.name !== FORCED) texts.push(event.text);
  }
  return texts.slice(-most).join(" ");
}

/** The sentences of a line that are seen: folded, the first ones, and none that only says what took itself. */
export function seen(line: Line, open: boolean, most: number): Line["sentences"] {
  if (open) return line.sentences;
  const told = line.sentences.filter((sentence) => !sentence.only);
  return told.length > most ? told.slice(0, most - 1) : told;
}
