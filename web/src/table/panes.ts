/** Which pane of a phone a question is about. */
import { secondary } from "../core/spot";
import type { Offer } from "../core/wire";

interface Shows {
  domains: string[];
}

/** The pane with most of the things in question; the present one as long as it has any, or nobody has. */
export function paneFor(offers: readonly Offer[], panes: readonly Shows[], current: number): number {
  const about = offers.filter((offer) => offer.domain && !secondary(offer)).map((offer) => offer.domain);
  const has = panes.map((pane) => about.filter((domain) => pane.domains.includes(domain)).length);
  if (has[current] || !Math.max(...has)) return current;
  return has.indexOf(Math.max(...has));
}
