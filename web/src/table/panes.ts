/** Which pane of a phone a question is about, or what is played back. */
import { secondary } from "../core/spot";
import type { Offer } from "../core/wire";

interface Shows {
  domains: string[];
}

/** How many things that can be chosen each pane shows. */
export function lit(panes: Iterable<Element>): number[] {
  return [...panes].map((pane) => pane.querySelectorAll(".spot.legal").length);
}

/** How many of some things each pane shows, by their words. */
export function shown(panes: Iterable<Element>, words: ReadonlySet<string>): number[] {
  const word = (thing: HTMLElement): string => thing.dataset["thing"]?.split(":")[1] ?? "";
  return [...panes].map(
    (pane) => [...pane.querySelectorAll<HTMLElement>("[data-thing]")].filter((one) => words.has(word(one))).length,
  );
}

/** How many offers are about things of the kinds that each pane has, whether it shows them now or not. */
export function about(offers: readonly Offer[], panes: readonly Shows[]): number[] {
  const domains = offers.filter((offer) => offer.domain && !secondary(offer, offers)).map((offer) => offer.domain);
  return panes.map((pane) => domains.filter((domain) => pane.domains.includes(domain)).length);
}

/** The pane with most of the things in question; the present one as long as it has any, or nobody has. */
export function paneFor(has: readonly number[], current: number): number {
  const most = Math.max(...has);
  return has[current] || !most ? current : has.indexOf(most);
}

interface Point {
  x: number;
  y: number;
}

/** The middle of an element on the screen. */
export function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Whether all of an element lies within its room; pixels of a scrolled room are no whole ones. */
export function inside(element: Element, room: Element): boolean {
  const [box, around] = [element.getBoundingClientRect(), room.getBoundingClientRect()];
  return (
    box.left > around.left - 1 &&
    box.right < around.right + 1 &&
    box.top > around.top - 1 &&
    box.bottom < around.bottom + 1
  );
}
