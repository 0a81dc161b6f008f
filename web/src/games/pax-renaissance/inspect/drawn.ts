/** Where a thing that is looked at is drawn: a close-up keeps clear of it. */

interface Middle {
  x: number; // from 0 at the left edge of the room to 1 at the right one
  y: number;
}

/** The middle of a thing within a room, if it is drawn there. */
export function drawnAt(room: Element | undefined, word: string | undefined): Middle | undefined {
  const thing = word ? room?.querySelector(`[data-thing$=":${CSS.escape(word)}"]`) : undefined;
  if (!room || !thing) return undefined;
  const [one, all] = [thing.getBoundingClientRect(), room.getBoundingClientRect()];
  return {
    x: (one.left + one.width / 2 - all.left) / all.width,
    y: (one.top + one.height / 2 - all.top) / all.height,
  };
}
