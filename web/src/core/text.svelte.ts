// Texts of the client: Fluent messages, loaded room by room. A room is text/<room>.<language>.ftl,
// or the folder of a game: games/<game>/text.<language>.ftl.
import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import { untrack } from "svelte";
import { sent } from "./api";
import type { Language } from "./wire";

export const LANGUAGES: Language[] = ["en", "pl"];
export type Args = Record<string, string | number>;

const KEPT = "signoria-language";
const files = import.meta.glob<string>(["../text/*.ftl", "../games/*/text.*.ftl"], {
  query: "?raw",
  import: "default",
});
const rooms = new Set<string>();
const loaded = new Set<string>();
const bundles: Record<Language, FluentBundle> = { en: bundle("en"), pl: bundle("pl") };

const said = $state({ language: first(), version: 0 });
sent.language = said.language;
sent.unreachable = () => t("unreachable");

const MINUS = /^-/;

/** A number below zero, with a minus instead of the hyphen that browsers write. */
class Below extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace(MINUS, "−");
  }
}

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

/** The language chosen before, else the browser's. */
function first(): Language {
  const wanted = [globalThis.localStorage?.getItem(KEPT) ?? "", ...(globalThis.navigator?.languages ?? [])];
  const known = wanted.map((one) => one.slice(0, 2)).find((one) => (LANGUAGES as string[]).includes(one));
  return (known as Language | undefined) ?? "en";
}

async function load(room: string, language: Language): Promise<void> {
  const name = room.startsWith("games/") ? `../${room}/text.${language}.ftl` : `../text/${room}.${language}.ftl`;
  if (loaded.has(name)) return;
  const read = files[name];
  if (!read) throw new Error(`no texts ${name}`);
  const text = await read();
  if (loaded.has(name)) return; // two pages wanted it at once
  const errors = bundles[language].addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  loaded.add(name);
  said.version += 1;
}

/** Makes the texts of some rooms ready; they follow the language from then on. */
export async function enter(...names: string[]): Promise<void> {
  for (const name of names) rooms.add(name);
  let spoken: Language;
  do {
    spoken = untrack(language); // a page that enters does not begin anew with each language
    await Promise.all(names.map((name) => load(name, spoken)));
  } while (spoken !== said.language); // it can change meanwhile
}

export function language(): Language {
  return said.language;
}

let chosen: Language; // last

/** Speak another language from now on. It is kept before its texts are here: somebody may leave the page meanwhile. */
export async function speak(wanted: Language): Promise<void> {
  chosen = wanted;
  globalThis.localStorage?.setItem(KEPT, wanted);
  await Promise.all([...rooms].map((room) => load(room, wanted)));
  if (chosen !== wanted) return; // another one was chosen while the texts came
  sent.language = wanted;
  said.language = wanted;
  document.documentElement.lang = wanted;
}

/** A message in the language of the user. A missing one shows its key, and a test finds it before a user does. */
export function t(key: string, args?: Args): string {
  void said.version;
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundles[said.language].getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const below = Object.entries(args ?? {}).filter(([, value]) => typeof value === "number" && value < 0);
  const signed = below.map(([name, value]) => [name, new Below(value as number)] as const);
  return bundles[said.language].formatPattern(pattern, { ...args, ...Object.fromEntries(signed) });
}

/** A number with the separators of the language. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(said.language, { maximumFractionDigits: digits }).format(value).replace(MINUS, "−");
}
