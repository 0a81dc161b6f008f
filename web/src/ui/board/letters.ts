/** How much room names take, so that their letters can be as large as there is room for. */

/** Letters of the longest part of a name that cannot be broken. */
export function longest(name: string): number {
  return Math.max(...name.split(/[ -]/).map((part) => part.length));
}

/** Letters of the longer line if words are broken into two where that is best. */
export function halved(words: string): number {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => Math.max(index, words.length - index - 1));
  return Math.min(words.length, ...breaks);
}

const WIDTHS: [RegExp, number][] = [
  [/[ijlftrI'’.,:!-]/, 0.32],
  [/[mwMW]/, 0.83],
  [/[ \u00a0]/, 0.25],
  [/\p{Lu}/u, 0.66],
];
const OTHERS = 0.5;

/** About how wide a name is, as a multiple of the size of its letters. */
export function ems(name: string): number {
  const wide = (letter: string): number => WIDTHS.find(([these]) => these.test(letter))?.[1] ?? OTHERS;
  return [...name].reduce((sum, letter) => sum + wide(letter), 0);
}

/** The same for the wider line, if words are broken into two where that is best. */
export function halfEms(name: string): number {
  const words = name.split(" ");
  const [head, tail] = [(at: number) => words.slice(0, at).join(" "), (at: number) => words.slice(at).join(" ")];
  return Math.min(...words.map((_, at) => Math.max(ems(head(at)), ems(tail(at)))));
}
