// Things on the board: how an element that stands for one looks, what it says and what a click on it does.
import type { Table } from "./table.svelte";
import { t } from "./text.svelte";
import type { Offer } from "./wire";

export type Kinds = string | string[];

export interface Mark {
  offers: Offer[];
  key: number; // of its first offer in the bar, 0: none
  legal: boolean;
  other: Offer | null; // it can still be named in place of what was just named to act with
  hot: boolean;
  selected: boolean;
  refused: boolean;
  changed: boolean;
}

export interface Spotted {
  label?: string;
  class?: string;
  own?: boolean; // a piece of the viewer: it wears no mark of what a rival did with a piece of the same name
}

const LONG = 450; // milliseconds: a finger that rests so long wants to look and chooses nothing
let pressed = -LONG; // when a finger came down on a thing

const STATES = ["legal", "hot", "selected", "refused", "changed"] as const;

export function list(kinds: Kinds): string[] {
  return typeof kinds === "string" ? [kinds] : kinds;
}

/**
 * Whether an offer of a question is nothing that a thing on the board should be clicked for without a second look. If
 * nothing else weighs more, it is what the question is about.
 */
export function secondary(offer: Offer, offers: readonly Offer[]): boolean {
  return offer.weight < 0 && offer.domain !== "" && offers.some((other) => other.weight > offer.weight);
}

/** Whether a finger has rested long enough to look. */
const held = (event: Event): boolean => pressed > 0 && event.timeStamp - pressed >= LONG;

/** Attributes for an element. Where a thing has several offers, a click narrows the bar to them. */
export function spot(
  table: Table,
  kinds: Kinds,
  word: string,
  { label, class: extra = "", own = false }: Spotted,
): Record<string, unknown> {
  const domain = list(kinds)[0] ?? "";
  const mark = table.mark(kinds, word);
  const states: string[] = STATES.filter((state) => mark[state] && !(own && state === "changed"));
  if (mark.other) states.push("other");
  const name = label ?? table.name(domain, word);
  const offer = mark.offers[0];
  const focus = (): void => {
    table.focus(offer ?? null); // what was looked at before may be gone from the page, and cannot be left any more
    table.inspect(domain, word);
  };
  const leave = (): void => table.leave(table.offersOf(kinds, word));
  const click = (rested = false): void => {
    if (rested) table.inspect(domain, word);
    else if (offer) void table.pick(mark.offers);
    else void table.ask(kinds, word);
  };
  return {
    "data-thing": `${domain}:${word}`,
    class: ["spot", ...states, extra].filter(Boolean).join(" "),
    role: "button",
    tabindex: offer || mark.other ? 0 : -1,
    "aria-label": offer ? t("spot-legal", { name, key: mark.key, text: offer.text }) : (mark.other?.text ?? name),
    onpointerdown: (event: PointerEvent) => {
      pressed = event.pointerType === "touch" ? event.timeStamp : -LONG;
    },
    onpointerup: (event: PointerEvent) => {
      if (held(event)) focus();
    },
    onpointercancel: () => {
      pressed = -LONG;
    },
    onclick: (event: Event) => {
      event.stopPropagation();
      const rested = held(event);
      if (pressed > 0) focus();
      pressed = -LONG;
      click(rested);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      click();
    },
    // A close-up that came up under a finger would take its tap: it comes with the tap, or when the finger has rested.
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") focus();
    },
    onfocus: () => {
      if (pressed < 0) focus();
    },
    onpointerleave: leave,
    onblur: leave,
  };
}
