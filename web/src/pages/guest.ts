// A friendly name for somebody who has not said one: a first name and a town, from the texts of the language.

export const LONGEST_NAME = 40;

/** One of the parts of a comma-separated text. */
function pick(list: string, random: () => number): string {
  const words = list.split(",").map((word) => word.trim());
  return words[Math.floor(random() * words.length)] ?? "";
}

/** For example "Bianca of Lucca"; in Polish "Bianca z Lukki". */
export function guestName(firsts: string, places: string, random: () => number = Math.random): string {
  return `${pick(firsts, random)} ${pick(places, random)}`.slice(0, LONGEST_NAME);
}

/** A name as the server takes it: single spaces and nothing around. */
export function tidyName(name: string): string {
  return name.split(/\s+/).filter(Boolean).join(" ").slice(0, LONGEST_NAME);
}

/** The token of an invitation in whatever was pasted: the whole link, or the token alone. */
export function invitation(pasted: string): string {
  const found = /(?:^|\/join#)([A-Za-z0-9_-]{8,100})$/.exec(pasted.trim());
  return found?.[1] ?? "";
}
