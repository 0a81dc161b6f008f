/** Elements of the page that stand for things of the game: they carry data-thing="domain:word". */

/** The elements of a thing that can be seen now. */
function visible(name: string): Element | null {
  for (const element of document.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)) {
    if (element.closest("[inert]")) continue;
    const box = element.getBoundingClientRect();
    if (box.width || box.height) return element;
  }
  return null;
}

/** The element that stands for a word of one of these domains. */
export function elementOf(kinds: readonly string[], word: string): Element | null {
  for (const kind of kinds) {
    const found = visible(`${kind}:${word}`);
    if (found) return found;
  }
  return null;
}

/** Where a thing is on the screen; nothing if it is not. */
export function placeOf(name: string): DOMRect | null {
  return visible(name)?.getBoundingClientRect() ?? null;
}
