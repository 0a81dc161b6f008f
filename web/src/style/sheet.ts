// Puts sheets of symbols into the page, each once; <use href="#id"> finds them there.
import shared from "./symbols.svg?raw";

const laid = new Set<string>();

/** The symbols that everybody uses, or the sheet of a game. */
export function lay(source: string = shared): void {
  if (laid.has(source)) return;
  laid.add(source);
  const sheet = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(sheet, true));
}
