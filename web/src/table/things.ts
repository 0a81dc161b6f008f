/** Elements of the page that stand for things of the game: they carry data-thing="domain:word". */

/** The elements of a thing that can be seen now. */
function visible(name: string, within: ParentNode = document): Element | null {
  for (const element of within.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)) {
    if (element.closest("[inert]")) continue;
    const box = element.getBoundingClientRect();
    if (box.width || box.height) return element;
  }
  return null;
}

/** The element that stands for a word of one of these domains, in a part of the page if that is said. */
export function elementOf(kinds: readonly string[], word: string, within?: ParentNode): Element | null {
  for (const kind of kinds) {
    const found = visible(`${kind}:${word}`, within);
    if (found) return found;
  }
  return null;
}

/** Where a thing is on the screen; nothing if it is not. */
export function placeOf(name: string): DOMRect | null {
  return visible(name)?.getBoundingClientRect() ?? null;
}
