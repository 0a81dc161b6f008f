/** Options of a decision in the bar: which are shown, found by typing, and picked by their numbers. */

export interface Listed {
  option: number;
  text: string;
}

const MARKS = /\p{Diacritic}/gu;

/** A text as it is compared: without case and marks; ł has no mark to take off. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(MARKS, "").toLowerCase().replaceAll("ł", "l").replaceAll("œ", "oe");
}

/** The offers whose text has every word that was typed, in any order. */
export function found<O extends Listed>(offers: readonly O[], typed: string): O[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return [...offers];
  return offers.filter((offer) => {
    const text = folded(offer.text);
    return words.every((word) => text.includes(word));
  });
}

/** Offers that differ in nothing but a number: how many of something; the fewest first. */
export function ladder<O extends { verb: string; thing: string; weight: number }>(offers: readonly O[]): O[] {
  const counted = offers.filter((offer) => /^[0-9]+$/.test(offer.thing));
  if (offers.some((offer) => offer.weight >= 0 && !counted.includes(offer))) return []; // it is about other things as well
  const first = counted[0];
  if (!first || counted.length < 2 || counted.some((offer) => offer.verb !== first.verb)) return [];
  return [...counted].sort((one, other) => Number(one.thing) - Number(other.thing));
}

export type Keyed = { kind: "none" } | { kind: "wait"; index: number } | { kind: "pick"; index: number };

/** What digits typed so far mean among this many options; `wait` while one more digit could follow. */
export function keyed(typed: string, count: number): Keyed {
  const number = Number(typed);
  if (!/^[0-9]+$/.test(typed) || number < 1 || number > count) return { kind: "none" };
  return { kind: number * 10 <= count ? "wait" : "pick", index: number - 1 };
}

/** How many of the options fit into the bar beside each other. */
export function fitting(widths: readonly number[], room: number, gap: number): number {
  let used = 0;
  const beyond = widths.findIndex((width, index) => (used += width + (index ? gap : 0)) > room);
  return beyond < 0 ? widths.length : beyond;
}

export interface Group<O> {
  verb: string;
  title: string; // what the texts of its options begin with
  offers: O[];
}

/** The words that all texts begin with; the whole first one if they have nothing in common. */
export function beginning(texts: readonly string[]): string {
  const all = texts.map((text) => text.split(" "));
  const first = all[0] ?? [];
  let same = 0;
  while (same < first.length - 1 && all.every((words) => words[same] === first[same])) same += 1;
  const begun = first.slice(0, same).join(" ");
  return begun.replace(/[\s:,–—-]+$/u, "") || (texts[0] ?? "");
}

/** Options by what is done, in the order in which they come. */
export function byVerb<O extends Listed & { verb: string }>(offers: readonly O[]): Group<O>[] {
  const groups = new Map<string, O[]>();
  for (const offer of offers) {
    const known = groups.get(offer.verb);
    if (known) known.push(offer);
    else groups.set(offer.verb, [offer]);
  }
  return [...groups].map(([verb, found]) => ({ verb, title: beginning(found.map((one) => one.text)), offers: found }));
}

const CROWN = 100; // the weight of what wins the game
const GROUPED = 12; // from this many options on, they are grouped by what is done

export const crowned = (offer: { weight: number }): boolean => offer.weight >= CROWN;

export interface Arranged<O> {
  ahead: O[]; // each by itself, and always seen
  groups: Group<O>[]; // many others, by what is done
  rest: O[]; // a few others
}

/** Options as they are read: what wins the game, then what is looked for, then the others in the order in which they come. */
export function arrange<O extends Listed & { verb: string; weight: number }>(
  offers: readonly O[],
  looked: (offer: O) => boolean,
): Arranged<O> {
  const ahead = [...offers.filter(crowned), ...offers.filter((offer) => looked(offer) && !crowned(offer))];
  const rest = offers.filter((offer) => !ahead.includes(offer));
  const verbs = byVerb(offers);
  if (offers.length < GROUPED || verbs.length < 2) return { ahead, groups: [], rest };
  const groups = verbs.map((group) => ({ ...group, offers: group.offers.filter((offer) => rest.includes(offer)) }));
  return { ahead, groups: groups.filter((group) => group.offers.length), rest: [] };
}
