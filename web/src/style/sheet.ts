// Puts the sheet of symbols into the page once; <use href="#id"> finds them there.
import source from "./symbols.svg?raw";

export function lay(): void {
  const sheet = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(sheet, true));
}
