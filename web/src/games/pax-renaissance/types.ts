/** What the server tells about a position (signoria.games.pax.view) and what is printed (…pax.components). */

export type Side = "west" | "east";
export type Religion = "catholic" | "islamic" | "reformist";
export const SIDES: readonly Side[] = ["west", "east"];
export const RELIGIONS: readonly Religion[] = ["catholic", "islamic", "reformist"];

export interface Op {
  op: string;
  shows: string[];
}

export interface Line {
  about: string;
  said: string;
  /** Whether a source has it for this edition; otherwise the second edition stands in. */
  known: boolean;
}

/** What a card and the side of a square have in common. */
export interface Printed {
  ops: Op[];
  prestige: string[];
  text: Line[];
}

export interface CardFacts extends Printed {
  side: Side;
  location: string;
  set: string;
  queen: boolean;
  comet: boolean;
  agents: string[];
  oneshot: string;
  emporium: string;
  religions: Religion[];
  suitors: string[];
  abilities: string[];
}

export interface SquareSide extends Printed {
  name: string;
}

export interface SquareFacts {
  king: SquareSide;
  republic: SquareSide;
  promo: { king?: SquareSide; republic?: SquareSide };
  faiths: Partial<Record<Religion, SquareSide>>;
}

export interface Explained {
  name: string;
  text: string;
  rule: string;
}

export interface Components {
  cards: Record<string, CardFacts>;
  squares: Record<string, SquareFacts>;
  empires: Record<string, { side: Side; cities: string[]; borders: string[] }>;
  cities: Record<
    string,
    { empire: string; capital: boolean; emporium: string; levies: Record<string, string>; known: string[] }
  >;
  borders: Record<string, { empires: string[]; sea: boolean }>;
  banks: Record<string, { border: string }>;
  supply: Record<string, number>;
  names: Record<"location" | "piece" | "state", Record<string, string>>;
  glossary: Record<string, Record<string, Explained>>;
}

export interface Item {
  item: string;
  bishop: string;
  silenced: boolean;
  used: boolean;
  side?: "king" | "republic";
  queens?: Item[];
  vassals?: Item[];
  repressed?: string[];
}

export interface Bank {
  florins: number;
  pawns: number;
  hand: string[] | number;
  limit: number;
  maids: string[];
  prestige: Record<string, number>;
  out: boolean;
  tableau: Record<Side, Item[]>;
}

export interface Slot {
  slot: string;
  card: string;
  florins: number;
  price: number;
  hidden: boolean;
  fresh: boolean;
}

export interface City {
  city: string;
  token: string;
  levy: string;
  capital: boolean;
  emporium: "" | "open" | "busted";
  exists: boolean;
  empty: boolean;
}

export interface Empire {
  side: Side;
  faith: Religion | "medieval";
  keeper: string;
  suzerain: string;
  square: Item;
  cities: City[];
  saturated: boolean;
}

export interface Condition {
  what: string;
  own: number;
  rival: number;
  lead: number;
  needed: number;
  met: boolean;
  short: number;
}

export interface Standing {
  met: boolean;
  conditions?: Condition[];
  supreme?: Religion | "";
  religions?: Record<Religion, { supreme: boolean; conditions: Condition[] }>;
}

export interface VictoryStanding {
  active: boolean;
  cost: number;
  banks: Record<string, Standing>;
}

export type Standings = Record<"holy" | "imperial" | "globalization" | "renaissance", VictoryStanding> & {
  patron: Record<string, { patrons: number; florins: number; leads: boolean }>;
};

export interface Step {
  step: string;
  seat: string;
  [field: string]: unknown;
}

export interface View {
  banks: string[];
  settings: string[];
  turn: string;
  actions: number;
  done: string[];
  viewer: string;
  asked: string;
  agenda: Step[];
  deck: Record<Side, { cards: number; comets: number }>;
  seats: Record<string, Bank>;
  slots: Record<Side, Slot[]>;
  fairs: Record<Side, { emporium: string; profits: number; held: boolean }>;
  empires: Record<string, Empire>;
  borders: Record<string, { empires: string[]; sea: boolean; concession: string; pirate: string }>;
  routes: Record<"white" | "black", Route>;
  reserve: Record<string, number>;
  waiting: { empire: string; tokens: string[]; piece: string };
  standings: Standings;
  outcome: { kind: string; winners: string[] } | null;
}

export interface Route {
  emporium: string;
  empires: string[];
  borders: string[];
}

/** What an option would bring about (signoria.games.pax.preview). */
export interface Preview {
  card?: string;
  actions?: number;
  florins?: Record<string, number>;
  changes?: Record<string, { before: unknown; after: unknown }>;
  asks?: string;
  ends?: { kind: string; winners: string[] };
  refresh?: { cards: Record<Side, number>; game_ends: boolean };
  purchase?: { price: number; gains: number; onto: string[] };
  sale?: { value: number };
  fair?: Fair;
  battles?: Battle[];
  votes?: Vote[];
  taxes?: Tax[];
  apostasy?: { religions: Religion[]; losses: Record<string, string[]> };
  shift?: Shift;
  suitors?: string[];
}

export interface Levies {
  empire: string;
  cities: { city: string; levy: string }[];
}

export interface Fair {
  emporium: string;
  card: string;
  profits: number;
  subsidy: number;
  payments: { border: string; bank: string; florins: number }[];
  left: number;
  levies: Levies[];
}

export interface Fighter {
  token: string;
  as: "agent" | "city" | "pirate" | "concession" | "repressed";
  at: string;
}

export interface Prize {
  empire?: string;
  from?: string;
  keeper?: string;
  side?: "king" | "republic";
  suzerain?: string;
  faith?: string;
  queens?: string[];
}

export interface Battle {
  war: string;
  empire: string;
  king: string;
  rooks: boolean;
  cost: number;
  attackers: Fighter[];
  defenders: Fighter[];
  won: boolean;
  fall: number;
  prize: Prize;
}

export interface Vote {
  empire: string;
  cost: number;
  votes: Record<string, number>;
  prize: Prize;
  liberty: boolean;
}

export interface Tax {
  border: string;
  payer: string;
  can_pay: boolean;
  levies: Levies[];
}

export interface Shift {
  colour: "white" | "black";
  closes: string;
  opens: string;
  represses: string;
  before: Route;
  after: Route;
}
