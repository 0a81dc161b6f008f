// Looking for words in the rules, whatever their accents, in both languages at once.
import type { RuleCard } from "../core/wire";

const ALSO: Record<string, string> = { ł: "l", œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", "’": "'", "–": "-" };

/** A text as it is compared: small letters without accents. */
export function fold(text: string): string {
  return [...text.toLowerCase().normalize("NFD")]
    .filter((letter) => !/\p{M}/u.test(letter))
    .map((letter) => ALSO[letter] ?? letter)
    .join("");
}

// What says nothing about what is looked for, in either language, as it is compared.
const EMPTY = new Set(
  (
    "a an and any are as at be been between by can could did difference do does for from get gets got had happen happens " +
    "has have how i if in is it its just me much many must my need of on or out please should so tell than that the " +
    "their them then there they this to up was we what when where which while who why will with work works would you your " +
    "about after also all not no " +
    "albo ale bez bo by byc co czego czemu czy czym daja daje dla do dzieje dziala dzialaja gdy gdzie i ile im ja jak jaka " +
    "jaki jakie jest jesli jezeli kiedy kto ktora ktore ktory ma mam mi mnie moge moj moja moje mozna musze na nad nie niz " +
    "o od oraz po pod przed przez przy robi robic roznica rozni sa sie skoro sluza sluzy ta tak te tego ten to trzeba tu " +
    "tym u w we wolno z za ze zrobic zeby"
  ).split(" "),
);

// Words that people use for the same: a question with one of them finds the others, too.
const SAME = [
  "win wins winning won winner declare declaring declares wygrac wygrywa wygrywam wygram oglosic ogloszenie",
  "goal goals aim objective cel celu celem",
  "victory victories victorious zwyciestwo zwyciestwa zwyciezyc",
  "tie ties tied tying draw drawn equal equals remis remisu remisy remisie rowni",
  "buy buys buying bought purchase kupic kupuje kupno kupiona",
  "sell sells selling sold sale sprzedac sprzedaje sprzedaz sprzedana sprzedany",
  "pay pays paid paying cost costs price surcharge placic place koszt kosztuje cena zaplacic zaplaty oplata doplata",
  "put puts lay laid lays place placed placing polozyc klasc stawiac postawic umiescic",
  "run runs exhausted empty refilled refill pusty wyczerpana wyczerpane konczy skonczy koniec",
  "end ends ending over koniec konca konczy",
  "king kings queen royal empire square krol krola krolowa krolewska imperium",
  "repress repressed repression repressing represja represje represjonowac represjonowany",
  "revolt revolts rebellion rebels powstanie powstania",
  "fight fights war wars battle battles wojna wojny bitwa bitwy bitwie walka",
  "tax taxes taxed taxation podatek podatku podatki opodatkowac",
  "change changes changing zmienic zmienia zmiana zmiany",
  "lose loses losing lost loser loss przegrac przegram przegrany przegrana strata traci",
  "take takes taking claim zabrac zabranie zabiera zdobyc zdobywa wziac",
  "trade trading handel handlu handlowa handlowy",
  "occupied occupies occupy stands zajeta zajety zajetych stoi",
  "refuse refuses refusing decline declines odmowa odmowic odmawia",
  "servant servants sluga slugi slug sludzy sluzacy",
  "church vatican kosciol kosciola watykan",
  "order first starts begins kolejnosc kolejnosci zaczyna pierwszy najpierw",
  "money coin coins florin florins ducat ducats pieniadze moneta monety floren floreny dukat dukaty",
].map((group) => group.split(" "));

const ENDINGS =
  /(?:iejszego|owaniem|owania|owanie|owany|owana|acych|ajacy|iego|iemu|ymi|imi|ami|ach|ego|emu|owi|iom|iem|ych|ing|ies|ied|ion|ow|om|em|ie|ej|ed|es|ly|a|e|i|o|u|y|s)$/;
const SOFT = /i$/; // "religi" of "religia" and "religii" is "relig" of "religie"
const STEM = 6; // letters of a stem that are compared
const SHORT = 3; // and that are left at least

/** What stays the same when a word is inflected, in either language. */
export function stem(word: string): string {
  const cut = word.replace(ENDINGS, "").replace(SOFT, "");
  return (cut.length >= SHORT ? cut : word).slice(0, STEM);
}

const ALIKE = new Map<string, Set<string>>();
for (const group of SAME) {
  const stems = group.map(stem);
  for (const one of stems) ALIKE.set(one, new Set([...(ALIKE.get(one) ?? []), ...stems]));
}

const plain = (text: string): string[] => fold(text).match(/[\p{L}\d.-]*[\p{L}\d]/gu) ?? [];

/** The words of a query that are looked for; all of them if none says anything. */
export function words(query: string): string[] {
  const all = plain(query);
  const telling = all.filter((word) => !EMPTY.has(word) && !/^\d$/.test(word));
  return telling.length ? telling : all;
}

/** How the words of a query begin, for marking them where they are found. */
export const beginnings = (query: string): string[] => words(query).map(stem);

/** Something that can be found: a paragraph, a term of the glossary, a card. */
export interface Found {
  kind: "rule" | "term" | "card";
  id: string;
  title: string;
  text: string;
  part?: string; // the title of the part of the rules that it stands in
  special?: boolean; // a paragraph about one way to play, single things or cases
}

export interface Searched {
  found: Found;
  id: string;
  title: string;
  name: string[]; // the stems of its title that say something
  titles: Map<string, number>; // how often a stem is there
  texts: Map<string, number>;
  length: number;
}

const KINDS = { rule: 1, term: 0.8, card: 0.55 } as const; // what explains comes before what is an example
const OTHER = 0.4; // what a word in the other language is worth
const TITLE = 3.2; // and one in the title
const LIKE = 0.7; // and one that means the same
const VERBATIM = 4; // and the whole question
const WHOLE = 1.25; // and a title of which every word is asked for
const SPECIAL = 0.6; // what a paragraph is worth that does not hold for every table
const ENOUGH = 1.2; // after how many times one more says little
const LONG = 0.45; // how much a long text counts less

function counted(text: string, into: Map<string, number>, worth: number): number {
  const all = plain(text);
  for (const word of all) into.set(stem(word), (into.get(stem(word)) ?? 0) + worth);
  return all.length;
}

/** Things made ready to be searched; `other` are the same in another language. */
export function prepare(all: readonly Found[], other: readonly Found[] = []): Searched[] {
  const key = (one: Found): string => `${one.kind} ${one.id}`;
  const also = new Map(other.map((one) => [key(one), one]));
  return all.map((found) => {
    const titles = new Map<string, number>();
    const texts = new Map<string, number>();
    const brief = (text: string): number =>
      1 / Math.sqrt(Math.max(1, plain(text).filter((word) => !EMPTY.has(word)).length));
    const length = counted(found.title, titles, brief(found.title)) + counted(found.text, texts, 1);
    const same = also.get(key(found));
    if (same) {
      counted(same.title, titles, OTHER * brief(same.title));
      counted(same.text, texts, OTHER);
    }
    if (found.part) counted(found.part, texts, 1);
    const name = words(found.title).map(stem);
    return { found, id: fold(found.id), title: fold(found.title), name, titles, texts, length };
  });
}

function worth(one: Searched, sought: string, mean: number): number {
  let most = 0;
  for (const like of new Set([sought, ...(ALIKE.get(sought) ?? [])])) {
    const times = TITLE * (one.titles.get(like) ?? 0) + (one.texts.get(like) ?? 0);
    if (!times) continue;
    const long = 1 - LONG + (LONG * one.length) / mean;
    most = Math.max(most, ((like === sought ? 1 : LIKE) * times) / (times + ENOUGH * long));
  }
  return most;
}

/** What answers a question best comes first; everything in its order without any word. */
export function search(all: readonly Searched[], query: string): Found[] {
  const wanted = words(query);
  if (!wanted.length) return all.map((one) => one.found);
  const mean = all.reduce((sum, one) => sum + one.length, 0) / Math.max(1, all.length);
  const asked = fold(query);
  const stems = [...new Set(wanted.map(stem))];
  const rows = all.map((one) => stems.map((sought) => worth(one, sought, mean)));
  // A word that is everywhere tells little.
  const rare = stems.map((_, at) => Math.log(1 + all.length / (1 + rows.filter((row) => (row[at] ?? 0) > 0).length)));
  const most = rare.reduce((sum, one) => sum + one, 0);
  return all
    .map((one, at) => {
      const row = rows[at] ?? [];
      const scored = row.reduce((sum, found, word) => sum + found * (rare[word] ?? 0), 0);
      const share = row.reduce((sum, found, word) => sum + (found > 0 ? (rare[word] ?? 0) : 0), 0) / (most || 1);
      const named = wanted.includes(one.id)
        ? 1000
        : wanted.some((word) => word.length > 1 && one.id.startsWith(word))
          ? 1
          : 0;
      const said = asked.includes(one.title) && one.title.includes(" ") ? VERBATIM : 0;
      const general = (one.found.special ? SPECIAL : 1) * (one.name.every((part) => stems.includes(part)) ? WHOLE : 1);
      return { found: one.found, worth: general * scored * (0.4 + 0.6 * share) * KINDS[one.found.kind] + named + said };
    })
    .filter((one) => one.worth > 0)
    .sort((one, two) => two.worth - one.worth)
    .map((one) => one.found);
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
  const base = number(id);
  return rules.filter((rule) => number(rule.id) === base);
}

function number(id: string): string {
  return /^AB-/.test(id) ? id : (/^[A-Z]+\d*/.exec(id)?.[0] ?? id);
}
