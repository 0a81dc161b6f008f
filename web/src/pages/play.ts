// From nothing to a running game: a guest if there is nobody yet, a table, a start.
import { api } from "../core/api";
import { somebody } from "../core/me.svelte";
import { go } from "../core/router.svelte";
import { t } from "../core/text.svelte";
import type { GameCard, Me, NewTable, TableCard } from "../core/wire";
import { guestName } from "./guest";

/** The person who is here; a newcomer gets a friendly name and can change it later. */
export function anybody(): Promise<Me> {
  return somebody(() => guestName(t("home-guest-firsts"), t("home-guest-places")));
}

/** The secret at the end of the address, which is taken out of the address bar and the history at once. */
export function secret(): string {
  const token = location.hash.slice(1);
  if (token) go(location.pathname, true);
  return token;
}

/** Opens a table and, where nobody has to come first, starts the game. Answers with its address. */
export async function open(body: NewTable, start: boolean): Promise<string> {
  await anybody();
  const card = await api.post<TableCard>("/tables", body);
  if (start) await api.post<TableCard>(`/tables/${card.id}/start`);
  return `/table/${card.id}`;
}

/** A game against bots. */
export function against(game: string, edition: string, opponents: number, bot: string): Promise<string> {
  return open({ game, edition, seats: [{ me: true }, ...Array.from({ length: opponents }, () => ({ bot }))] }, true);
}

const KEPT = "signoria-play";

export interface Wish {
  game: string;
  editions: Record<string, string>; // the edition of each game for which one was chosen
  opponents: number;
  bot: string;
}

/** What was played last in this browser. */
export function lastWish(): Wish {
  const first: Wish = { game: "", editions: {}, opponents: 2, bot: "" };
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Wish>;
    return { ...first, ...kept };
  } catch {
    return first; // somebody else wrote there
  }
}

/** The edition of a game that was played last in this browser, if it is on offer among these; else their first. */
export function wishedEdition(game: GameCard, among = game.editions, wish = lastWish()): string {
  return (among.find((one) => one.id === wish.editions[game.id]) ?? among[0])?.id ?? "";
}

export function keepWish(wish: Wish): void {
  localStorage.setItem(KEPT, JSON.stringify(wish));
}
