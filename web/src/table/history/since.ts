/** What the others have done since my last choice: one line for each of them. */
import { inForce, main, type Logged } from "./chronicle";

export interface Summed {
  seat: number;
  deeds: string[]; // what was done, each in the words of the chronicle
}

export interface Since {
  from: number; // the moment right after my last choice
  rivals: Summed[];
}

/** By seat, in the order in which they moved; nothing for somebody who watches. */
export function since(entries: readonly Logged[], seat: number): Since {
  const kept = inForce(entries);
  const mine = kept.map((entry) => entry.seat === seat && entry.kind === "choice").lastIndexOf(true);
  const from = kept[mine]?.position ?? 0;
  const rivals: Summed[] = [];
  if (seat < 0) return { from, rivals };
  for (const entry of kept.slice(mine + 1)) {
    if (entry.seat < 0 || entry.seat === seat || entry.kind !== "choice") continue;
    const deed = main(entry);
    if (!deed) continue;
    const known = rivals.find((one) => one.seat === entry.seat);
    if (known) known.deeds.push(deed);
    else rivals.push({ seat: entry.seat, deeds: [deed] });
  }
  return { from, rivals };
}

/** A sentence of the chronicle without the name that it begins with and without its stop. */
export function bare(deed: string, name: string): string {
  const told = deed.startsWith(`${name} `) ? deed.slice(name.length + 1) : deed;
  return told.replace(/\.$/, "");
}
