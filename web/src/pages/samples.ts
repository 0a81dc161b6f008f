// Cards as the server sends them, for tests.
import type { BotCard, GameCard, Me, SeatCard, TableCard } from "../core/wire";

export const NOW = 1_800_000_000;

export function seat(number: number, more: Partial<SeatCard> = {}): SeatCard {
  return { seat: number, name: "", bot: "", taken: false, mine: false, resigned: false, word: "", person: "", ...more };
}

export const MINE: Partial<SeatCard> = { name: "Ewa", taken: true, mine: true };
export const BOT: Partial<SeatCard> = { bot: "greedy", taken: true };
export const OTHER: Partial<SeatCard> = { name: "Łukasz", taken: true };

export function table(id: string, seats: Partial<SeatCard>[], more: Partial<TableCard> = {}): TableCard {
  return {
    id,
    game: "quay",
    edition: "2e",
    options: {},
    settings: {
      title: "",
      pace: "live",
      clock: { kind: "none", seconds: 3600, increment: 0, days: 3 },
      hints: true,
      chat: false,
      lesson: "",
      puzzle: "",
      moment: 0,
    },
    public: true,
    status: "running",
    reason: "",
    owner: false,
    pack: null,
    branch: false,
    origin: null,
    created: NOW - 9000,
    seats: seats.map((one, number) => seat(number, one)),
    number: 7,
    decider: 0,
    deciders: [0],
    moved: NOW - 120,
    deadline: null,
    clocks: [],
    pending: null,
    now: NOW,
    ...more,
  };
}

export const BOTS: BotCard[] = [
  { id: "greedy", name: "Steady", about: "Thinks.", games: ["quay", "palace"] },
  { id: "random", name: "Whimsical", about: "Throws dice.", games: ["quay", "palace"] },
];

export const GAMES: GameCard[] = [
  {
    id: "quay",
    name: "The Quay",
    authors: "Ada",
    lessons: 1,
    first: ["first/purchase", "first/portugal"],
    values: [],
    editions: [{ id: "2e", name: "second edition", differs: 0, barred: [] }],
    fewest: 2,
    most: 4,
    solo: "",
    solo_option: "",
    settings: [
      {
        name: "colours",
        kind: "list",
        default: [],
        values: ["red", "white", "blue", "green"],
        labels: ["Red", "White", "Blue", "Green"],
        label: "Colours",
        help: "Whose colour is whose.",
      },
      {
        name: "astrology",
        kind: "flag",
        default: false,
        values: [],
        labels: [],
        label: "Astrology",
        help: "Cards lie open.",
      },
    ],
    options: {},
  },
  {
    id: "palace",
    name: "The Palace",
    authors: "Bea and Carlo",
    lessons: 0,
    first: [],
    values: [],
    editions: [
      { id: "basic", name: "Basic rules", differs: 0, barred: [] },
      { id: "advanced", name: "Advanced rules", differs: 3, barred: [] },
    ],
    fewest: 2,
    most: 3,
    solo: "mirror",
    solo_option: "mirror",
    settings: [
      {
        name: "leaders",
        kind: "choice",
        default: "drafted",
        values: ["drafted", "dealt"],
        labels: ["drafted", "dealt out"],
        label: "Leaders",
        help: "How leaders come.",
      },
    ],
    options: {},
  },
];

export const EWA: Me = { id: "u1", name: "Ewa", language: "en", account: false, csrf: "c" };
