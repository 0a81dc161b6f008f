// Cards of tables in words: what a list says about each.
import { t } from "../../core/text.svelte";
import type { SeatCard, TableCard } from "../../core/wire";
import { ago, mySeats, myTurn } from "./lobby";

export function agoText(then: number, now: number): string {
  const { unit, count } = ago(then, now);
  return t(`home-ago-${unit}`, { count });
}

export function paceText(settings: TableCard["settings"]): string {
  const { clock, pace } = settings;
  if (clock.kind === "days") return t("home-pace-days", { count: clock.days });
  if (clock.kind === "none") return t(`home-pace-${pace}`);
  const minutes = Math.round(clock.seconds / 60);
  return clock.increment
    ? t("home-pace-bank-increment", { minutes, increment: clock.increment })
    : t("home-pace-bank", { minutes });
}

/** Who else sits there. */
export function othersText(card: TableCard, bot: (id: string) => string): string {
  const others = card.seats.filter((seat) => seat.taken && !seat.mine).map((seat) => seat.name || bot(seat.bot));
  return others.length ? counted(others).join(", ") : t("home-mine-alone");
}

/** Equal names once, with their number: two bots of a kind are "Steady ×2". */
function counted(names: string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}

/** The name of a table in a list. */
export function titleText(card: TableCard, game: string): string {
  return card.settings.title || game;
}

/** For a table of strangers: its name, else whose it is. */
export function publicTitle(card: TableCard): string {
  const host = card.seats.find((seat) => seat.name)?.name;
  return card.settings.title || (host ? t("home-open-untitled", { name: host }) : t("home-open-untitled-nobody"));
}

function seatName(seat: SeatCard | undefined, bot: (id: string) => string): string {
  return seat?.name || bot(seat?.bot ?? "");
}

/** What a table of mine is doing. */
export function doing(card: TableCard, bot: (id: string) => string): string {
  if (card.status === "open") {
    const count = card.seats.filter((seat) => !seat.taken).length;
    return count ? t("home-mine-missing", { count }) : t("home-mine-ready");
  }
  const when = agoText(card.moved, card.now);
  if (card.status !== "running") return when;
  if (myTurn(card)) return t("home-mine-you-since", { ago: when });
  const who = card.deciders.map((seat) => seatName(card.seats[seat], bot)).join(", ");
  return who ? t("home-mine-since", { who, ago: when }) : when;
}

/** The badge of a table of mine: who is to move, or what it is doing; `now` asks for me. */
export function badge(card: TableCard): { text: string; now: boolean } {
  if (card.status === "open") return { text: t("home-mine-open"), now: false };
  if (card.status !== "running") return { text: t(`home-mine-${card.status}`), now: false };
  if (card.branch) return { text: t("home-branch"), now: false };
  if (myTurn(card)) return { text: t(asksMe(card) ? "home-mine-answer" : "home-mine-turn"), now: true };
  const people = card.deciders.map((seat) => card.seats[seat]).filter((seat) => seat && !seat.bot);
  if (card.deciders.length && !people.length) return { text: t("home-mine-wait-bot"), now: false };
  return { text: people.map((seat) => seat?.name ?? "").join(", "), now: false };
}

/** Whether others wait for my answer and not for a choice in the game. */
function asksMe(card: TableCard): boolean {
  return card.pending !== null && !mySeats(card).some((seat) => card.deciders.includes(seat.seat));
}
