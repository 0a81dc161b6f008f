// Looking for words in the rules, whatever their accents, in both languages at once.
import type { RuleCard } from "./data";

const ALSO: Record<string, string> = { ł: "l", œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", "’": "'", "–": "-" };

/** A text as it is compared: small letters without accents. */
export function fold(text: string): string {
  return [...text.toLowerCase().normalize("NFD")]
    .filter((letter) => !/\p{M}/u.test(letter))
    .map((letter) => ALSO[letter] ?? letter)
    .join("");
}

/** The words of a query. */
export function words(query: string): string[] {
  return fold(query)
    .split(/[\s,;]+/)
    .filter(Boolean);
}

const INFLECTED = 7; // letters from which on the ending of a word may differ
const LONG = 9; // and from which on by one letter more

export interface Searched {
  rule: RuleCard;
  id: string;
  title: string;
  text: string;
}

/** The rules made ready to be searched; `other` are the same in another language. */
export function prepare(rules: RuleCard[], other: RuleCard[] = []): Searched[] {
  const also = new Map(other.map((rule) => [rule.id, rule]));
  return rules.map((rule) => ({
    rule,
    id: fold(rule.id),
    title: fold(`${rule.title} ${also.get(rule.id)?.title ?? ""}`),
    text: fold(`${rule.text} ${also.get(rule.id)?.text ?? ""}`),
  }));
}

function worth(one: Searched, word: string): number {
  if (one.id === word) return 1000;
  if (one.title.split(/\s+/).includes(word)) return 40;
  if (one.title.includes(word)) return 20;
  if (word.length > 1 && one.id.startsWith(word)) return 10;
  if (one.text.includes(word)) return 1;
  // Words are inflected: what begins alike is better than nothing.
  return word.length >= INFLECTED && `${one.title} ${one.text}`.includes(word.slice(0, word.length >= LONG ? -3 : -2))
    ? 0.5
    : 0;
}

/** The paragraphs that have all words, the best first; all of them in their order without any word. */
export function search(all: Searched[], query: string): RuleCard[] {
  const wanted = words(query);
  if (!wanted.length) return all.map((one) => one.rule);
  return all
    .map((one) => ({ rule: one.rule, worths: wanted.map((word) => worth(one, word)) }))
    .filter(({ worths }) => worths.every((found) => found > 0))
    .map(({ rule, worths }) => ({ rule, worth: worths.reduce((sum, found) => sum + found, 0) }))
    .sort((one, two) => two.worth - one.worth)
    .map(({ rule }) => rule);
}

export interface Piece {
  text: string;
  hit: boolean; // one of the words that are looked for
  rule: string; // a paragraph it names, '' for none
}

const NAMED = /[A-Z]+\d*(?:\.\d+)?[a-z]?/g;

/** A text cut where it names other paragraphs and where it has the words that are looked for. */
export function cut(text: string, ids: ReadonlySet<string>, wanted: string[] = [], own = ""): Piece[] {
  const letters = [...text];
  const hits = marks(letters, wanted);
  const names = new Array<string>(letters.length).fill("");
  const starts = offsets(letters);
  for (const found of text.matchAll(NAMED)) {
    const whole =
      !/[\p{L}\d]/u.test(text[found.index + found[0].length] ?? "") && !/[\p{L}\d]/u.test(text[found.index - 1] ?? "");
    if (!whole || !/\d/.test(found[0]) || !ids.has(found[0]) || found[0] === own) continue;
    const from = starts.indexOf(found.index);
    for (let at = from; at < from + [...found[0]].length; at += 1) names[at] = found[0];
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    const hit = hits[at] ?? false;
    const rule = names[at] ?? "";
    if (last && last.hit === hit && last.rule === rule) last.text += letter;
    else pieces.push({ text: letter, hit, rule });
  });
  return pieces;
}

function offsets(letters: string[]): number[] {
  let at = 0;
  return letters.map((letter) => {
    const here = at;
    at += letter.length;
    return here;
  });
}

/** Which letters belong to a word that is looked for. */
function marks(letters: string[], wanted: string[]): boolean[] {
  let folded = "";
  const from: number[] = []; // the letter that each folded one comes from
  letters.forEach((letter, at) => {
    for (const plain of fold(letter)) {
      folded += plain;
      from.push(at);
    }
  });
  const found = new Array<boolean>(letters.length).fill(false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let one = at; one < at + word.length; one += 1) found[from[one] ?? 0] = true;
    }
  }
  return found;
}

/** The paragraphs that belong together with one: F6, F6a, F6b … for F6b. */
export function family(rules: RuleCard[], id: string): RuleCard[] {
  const base = stem(id);
  return rules.filter((rule) => stem(rule.id) === base);
}

function stem(id: string): string {
  return /^AB-/.test(id) ? id : (/^[A-Z]+\d*/.exec(id)?.[0] ?? id);
}
