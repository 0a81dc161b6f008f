/** Elements of the page that stand for things of the game: they carry data-thing="domain:word". */

const BAR = ".decide"; // options that stand for things are no things

/** What stands for a thing of a lesson on the board: what is of its kind if anything is, else whatever has its name. */
export function standing(root: ParentNode, thing: string): Element[] {
  const drawn = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !element.closest(BAR);
  };
  const word = thing.slice(thing.indexOf(":") + 1);
  const found = [`[data-thing="${thing}"]`, `[data-thing$=":${word}"]`].map((pattern) =>
    [...root.querySelectorAll(pattern)].filter(drawn),
  );
  return found.find((some) => some.length) ?? [];
}

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
