/** Standings in rows that can be drawn or read out: what a bank has, what is missing. */
import { RELIGIONS, type Condition, type Religion, type Standings, type VictoryStanding } from "./types";

export type Victory = "globalization" | "imperial" | "renaissance" | "holy";
export const VICTORIES: readonly Victory[] = ["globalization", "imperial", "renaissance", "holy"];
export const VICTORY_SYMBOL: Record<Victory, string> = {
  globalization: "pr-discovery",
  imperial: "crown",
  renaissance: "pillar",
  holy: "bishop",
};

export interface Row {
  what: string;
  own: Condition; // as it stands for the bank that looks
  counts: number[] | null; // of each bank; nothing where the faith counts and not a bank
}

/** The religion in which a bank is nearest to a holy victory. */
export function nearestFaith(standings: Standings, bank: string): Religion {
  const standing = standings.holy.banks[bank];
  if (standing?.supreme) return standing.supreme;
  const missing = (religion: Religion): number =>
    standing?.religions?.[religion].conditions.reduce((sum, condition) => sum + condition.short, 0) ?? 0;
  return RELIGIONS.reduce((best, religion) => (missing(religion) < missing(best) ? religion : best));
}

/** The conditions of a bank for a victory; of the holy one those of a religion. */
export function conditions(victory: VictoryStanding, bank: string, faith?: Religion): Condition[] {
  const standing = victory.banks[bank];
  return (faith ? standing?.religions?.[faith].conditions : standing?.conditions) ?? [];
}

/** The rows of a victory for a bank, with the counts of all banks in the order given. */
export function rows(standings: Standings, victory: Victory, bank: string, banks: string[]): Row[] {
  const faith = victory === "holy" ? nearestFaith(standings, bank) : undefined;
  const all = standings[victory];
  return conditions(all, bank, faith).map((own, at) => ({
    what: own.what,
    own,
    counts:
      own.what === "bishops" || own.what === "tokens"
        ? null
        : banks.map((other) => conditions(all, other, faith)[at]?.own ?? 0),
  }));
}
