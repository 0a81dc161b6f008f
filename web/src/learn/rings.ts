// Where the things of a lesson are on the screen.
import { standing } from "../table/things";

export interface Box {
  thing: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const AROUND = 5; // pixels between a thing and its ring

/** The first that stands for a thing on the board. */
export function elementOf(root: ParentNode, thing: string): Element | null {
  return standing(root, thing)[0] ?? null;
}

/** Whether nothing else lies over the middle of an element: a panel, a dialog, another pane. */
function open(element: Element, box: DOMRect): boolean {
  const over = document.elementFromPoint?.(box.left + box.width / 2, box.top + box.height / 2);
  if (!over || element.contains(over) || over.contains(element)) return true;
  const drawing = element.closest("svg");
  return drawing !== null && drawing === over.closest("svg");
}

/** The boxes of some things, as far as they can be seen. */
export function boxes(root: ParentNode, things: string[]): Box[] {
  return things.flatMap((thing) => {
    const element = elementOf(root, thing);
    const box = element?.getBoundingClientRect();
    if (!element || !box || !open(element, box)) return [];
    return [
      {
        thing,
        left: Math.round(box.left - AROUND),
        top: Math.round(box.top - AROUND),
        width: Math.round(box.width + 2 * AROUND),
        height: Math.round(box.height + 2 * AROUND),
      },
    ];
  });
}

/** Scrolls only what is made for scrolling around an element, and no further than needed: never the bar or the page. */
export function reveal(element: Element): void {
  for (let room = element.parentElement; room && room !== document.body; room = room.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(room);
    const inner = element.getBoundingClientRect();
    const outer = room.getBoundingClientRect();
    if (/auto|scroll/.test(overflowY)) room.scrollTop += beyond(inner.top, inner.bottom, outer.top, outer.bottom);
    if (/auto|scroll/.test(overflowX)) room.scrollLeft += beyond(inner.left, inner.right, outer.left, outer.right);
  }
}

/** How far something sticks out of its room. */
function beyond(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from;
  return Math.max(0, Math.min(end - to, start - from));
}
