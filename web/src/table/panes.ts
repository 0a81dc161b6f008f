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
