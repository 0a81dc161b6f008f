// The form of a new table: what it begins with, how it changes with the game, and the request it becomes.
import type { GameCard, NewTable, OptionCard, PackCard } from "../../core/wire";

import { boxOf } from "../../values/packs";

export type SeatWish = "me" | "person" | string; // or the name of a bot
export type ClockKind = "none" | "bank" | "days";

export interface Plan {
  game: string;
  edition: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  pack: PackCard | null; // nothing: our values
  title: string;
  public: boolean;
  pace: "live" | "slow";
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
  hints: boolean;
  chat: boolean;
}

export const LONGEST_TITLE = 80;
export const MINUTES = { least: 1, most: 600 };
export const INCREMENT = { least: 0, most: 600 };
export const DAYS = { least: 1, most: 90 };

/** A table for one person and two bots, as far as the game has seats for them. */
export function begin(game: GameCard, bot: string): Plan {
  return {
    game: game.id,
    edition: game.editions[0]?.id ?? "",
    options: defaults(game),
    seats: seats(game, ["me", bot, bot], bot),
    pack: null,
    title: "",
    public: false,
    pace: "live",
    clock: "none",
    minutes: 45,
    increment: 20,
    days: 3,
    hints: true,
    chat: false,
  };
}

/** The same plan for another game: what does not depend on the game stays. */
export function change(plan: Plan, game: GameCard, bot: string): Plan {
  return {
    ...plan,
    game: game.id,
    edition: game.editions[0]?.id ?? "",
    options: defaults(game),
    pack: plan.pack?.game === game.id ? plan.pack : null,
    seats: seats(game, plan.seats, bot),
  };
}

/** The same plan with another edition: a data pack of other values is put away, and so is what it does not offer. */
export function printed(plan: Plan, game: GameCard, edition: string, bot: string): Plan {
  const kept = plan.pack && boxOf(game, edition) === plan.pack.edition;
  const usual = game.settings.filter((setting) => barred(game, edition).includes(setting.name));
  const options = {
    ...plan.options,
    ...Object.fromEntries(usual.map((setting) => [setting.name, setting.default])),
  };
  const other = { ...plan, edition, options, pack: kept ? plan.pack : null };
  return { ...other, seats: seats(game, plan.seats, bot, edition) };
}

/** The options that an edition does not offer. */
export function barred(game: GameCard, edition: string): string[] {
  return game.editions.find((one) => one.id === edition)?.barred ?? [];
}

/** Every option as it is if nobody touches it. */
export function defaults(game: GameCard): Record<string, unknown> {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
}

/** The fewest seats that can be chosen: with an opponent of the rules, in editions that have it, one is enough. */
export function fewest(game: GameCard, edition = ""): number {
  return game.solo && !barred(game, edition).includes(game.solo_option) ? 1 : game.fewest;
}

/** As many seats as the game allows, nearest to those wished. */
export function seats(game: GameCard, wished: SeatWish[], bot: string, edition = ""): SeatWish[] {
  const kept = wished.slice(0, game.most);
  while (kept.length < fewest(game, edition)) kept.push(bot);
  return kept;
}

/** The editions that have an opponent for one player. */
export function soloEditions(game: GameCard): GameCard["editions"] {
  return game.editions.filter((one) => !one.barred.includes(game.solo_option));
}

/** How hard a game for one is, as values and their names; the first value of the option is an ordinary game. */
export function dials(game: GameCard): { value: string; label: string }[] {
  const option = game.settings.find((setting) => setting.name === game.solo_option);
  if (!option) return [];
  return option.values
    .map((value, at) => ({ value, label: option.labels[at] ?? value }))
    .filter(({ value }) => value !== option.default);
}

/** The dial that is meant if nobody turns it. */
export const STANDARD = "8";

/** A table for one has a dial, and I sit there; any other table has none. */
export function alone(plan: Plan, game: GameCard): Plan {
  if (!game.solo) return plan;
  const option = game.settings.find((setting) => setting.name === game.solo_option);
  const dial = plan.options[game.solo_option];
  if (plan.seats.length > 1) return { ...plan, options: { ...plan.options, [game.solo_option]: option?.default } };
  const wanted = dial === option?.default ? STANDARD : dial;
  return { ...plan, seats: ["me"], options: { ...plan.options, [game.solo_option]: wanted } };
}

/** A list that gives each seat a word fits one number of seats only: with another it is left to chance again. */
export function trimmed(plan: Plan, game: GameCard): Plan {
  const lists = game.settings.filter((setting) => setting.kind === "list");
  const wrong = lists.filter((setting) => {
    const words = plan.options[setting.name] as string[];
    return words.length > 0 && words.length !== Math.max(plan.seats.length, game.fewest);
  });
  return { ...plan, options: { ...plan.options, ...Object.fromEntries(wrong.map((setting) => [setting.name, []])) } };
}

/** Only I and bots: such a table can start at once. */
export function startsAtOnce(plan: Plan): boolean {
  return !plan.seats.includes("person");
}

function within(value: number, bounds: { least: number; most: number }): number {
  const whole = Number.isFinite(value) ? Math.round(value) : bounds.least;
  return Math.min(bounds.most, Math.max(bounds.least, whole));
}

/** The clock of the request. */
export function clockOf(plan: Plan): NewTable["clock"] {
  if (plan.clock === "bank")
    return { kind: "bank", seconds: within(plan.minutes, MINUTES) * 60, increment: within(plan.increment, INCREMENT) };
  if (plan.clock === "days") return { kind: "days", days: within(plan.days, DAYS) };
  return { kind: "none" };
}

/** Options that differ from what the game would do anyway. */
export function chosen(settings: OptionCard[], options: Record<string, unknown>): Record<string, unknown> {
  const same = (setting: OptionCard) => JSON.stringify(options[setting.name]) === JSON.stringify(setting.default);
  return Object.fromEntries(
    settings.filter((setting) => !same(setting)).map((setting) => [setting.name, options[setting.name]]),
  );
}

export function request(plan: Plan, game: GameCard): NewTable {
  return {
    game: plan.game,
    edition: plan.edition,
    options: chosen(game.settings, plan.options),
    seats: plan.seats.map((wish) => (wish === "me" ? { me: true } : wish === "person" ? {} : { bot: wish })),
    pack: plan.pack?.id ?? "",
    title: plan.title.trim().slice(0, LONGEST_TITLE),
    public: plan.public,
    pace: plan.pace,
    clock: clockOf(plan),
    hints: plan.hints,
    chat: plan.chat,
  };
}

/** The seats after one of them was chosen: I sit on one alone, so from my old seat I stand up for a bot. */
export function seatChosen(wished: SeatWish[], seat: number, wish: SeatWish, bot: string): SeatWish[] {
  return wished.map((old, at) => (at === seat ? wish : wish === "me" && old === "me" ? bot : old));
}

/** A list with one word for each seat after one of them was chosen: every word once, and all or none are given. */
export function listChosen(list: string[], seat: number, word: string, words: string[], seats: number): string[] {
  if (word === "") return [];
  const found: string[] = Array.from({ length: seats }, (_, at) =>
    at === seat ? word : list[at] === word ? "" : (list[at] ?? ""),
  );
  const left = words.filter((one) => !found.includes(one));
  return found.map((one) => one || (left.shift() ?? ""));
}
