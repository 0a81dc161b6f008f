/** What the others have done since my last choice: one line for each of them. */
import { sinceChoice, type Logged, type Told } from "../../core/log";
import { chosen } from "./chronicle";

export interface Summed {
  seat: number;
  deeds: string[]; // what was done, each in the words of the chronicle
}

export interface Since {
  from: number; // the moment right after my last choice
  rivals: Summed[];
}

/** The event that says best what a choice was about: the most telling one, else the first. */
function main(events: readonly Told[], tells: readonly string[]): Told | undefined {
  const found = tells.find((name) => events.some((event) => event.name === name));
  return events.find((event) => event.name === (found ?? event.name));
}

/**
 * By seat, in the order in which they moved; nothing for somebody who watches. A choice is summed up by one event, and
 * choices without a telling one are left out where the same rival has made others.
 */
export function since(entries: readonly Logged[], seat: number, tells: readonly string[] = []): Since {
  const { from, entries: later } = sinceChoice(entries, seat);
  const done = new Map<number, Told[]>();
  for (const entry of later) {
    if (entry.seat < 0 || entry.seat === seat || entry.kind !== "choice") continue;
    const deed = main(chosen(entry), tells);
    if (deed) done.set(entry.seat, [...(done.get(entry.seat) ?? []), deed]);
  }
  const rivals = [...done].map(([rival, deeds]) => {
    const telling = deeds.filter((deed) => tells.includes(deed.name));
    return { seat: rival, deeds: (telling.length ? telling : deeds).map((deed) => deed.text) };
  });
  return { from, rivals };
}

/** A sentence of the chronicle without the name that it begins with and without its stop. */
export function bare(deed: string, name: string): string {
  const told = deed.startsWith(`${name} `) ? deed.slice(name.length + 1) : deed;
  return told.replace(/\.$/, "");
}
