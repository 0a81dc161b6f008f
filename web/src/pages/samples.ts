// Cards as the server sends them, for tests.
import type { BotCard, GameCard, Me, SeatCard, TableCard } from "../core/wire";

export const NOW = 1_800_000_000;

export function seat(number: number, more: Partial<SeatCard> = {}): SeatCard {
  return { seat: number, name: "", bot: "", taken: false, mine: false, resigned: false, word: "", ...more };
}

export const MINE: Partial<SeatCard> = { name: "Ewa", taken: true, mine: true };
export const BOT: Partial<SeatCard> = { bot: "greedy", taken: true };
export const OTHER: Partial<SeatCard> = { name: "Łukasz", taken: true };

export function table(id: string, seats: Partial<SeatCard>[], more: Partial<TableCard> = {}): TableCard {
  return {
    id,
    game: "pax-renaissance",
    edition: "2e",
    options: {},
    settings: {
      title: "",
      pace: "live",
      clock: { kind: "none", seconds: 3600, increment: 0, days: 3 },
      hints: true,
      chat: false,
      lesson: "",
    },
    public: true,
    status: "running",
    reason: "",
    owner: false,
    branch: false,
    origin: null,
    created: NOW - 9000,
    seats: seats.map((one, number) => seat(number, one)),
    number: 7,
    decider: 0,
    moved: NOW - 120,
    deadline: null,
    clocks: [],
    pending: null,
    now: NOW,
    ...more,
  };
}

export const BOTS: BotCard[] = [
  { id: "greedy", name: "Steady", about: "Thinks." },
  { id: "random", name: "Whimsical", about: "Throws dice." },
];

export const GAMES: GameCard[] = [
  {
    id: "pax-renaissance",
    name: "Pax Renaissance",
    editions: [{ id: "2e", name: "second edition" }],
    fewest: 2,
    most: 4,
    settings: [
      {
        name: "banks",
        kind: "list",
        default: [],
        values: ["fugger", "medici", "coeur", "marchionni"],
        labels: ["Fugger", "Medici", "Cœur", "Marchionni"],
        label: "Banks",
        help: "Whose bank is whose.",
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
    id: "lorenzo",
    name: "Lorenzo il Magnifico",
    editions: [
      { id: "basic", name: "Basic rules" },
      { id: "advanced", name: "Advanced rules" },
    ],
    fewest: 2,
    most: 3,
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
