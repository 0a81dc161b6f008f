/** What the server tells about a position (signoria.games.lorenzo.view) and what is printed (…lorenzo.components). */

export type Type = "territory" | "building" | "character" | "venture";
export type Amount = [string, number]; // a good and how much of it
export type Counts = Record<string, number>;

export interface Way {
  goods: Amount[];
  own?: number; // military points that must be there, where the cost is in military points
}

export interface Action {
  does: string; // a type, "any", "harvest" or "production"
  value: number;
  cheaper: Amount[];
  "wood-or-stone"?: boolean;
}

export interface Trade {
  trade: string;
  paid: Amount[];
  gained: Amount[];
}

export interface CardFacts {
  number: number;
  type: Type;
  period: number;
  costs: Way[];
  immediate: Amount[];
  text: string[];
  activation?: number;
  yields?: Amount[];
  "points-per"?: { points: number; each: string };
  action?: Action;
  "yields-per"?: { good: string; each: Type };
  trades?: Trade[];
  raises?: Action;
  "no-floor-bonus"?: boolean;
  end?: number;
}

export interface Need {
  good?: string;
  type?: string;
  number: number;
  owned?: number;
}

export interface LeaderFacts {
  needs: Need[];
  once: boolean;
  brief: string;
  text: string[];
  rule: string;
}

export interface TileFacts {
  period: number;
  brief: string;
  text: string[];
  rule: string;
}

export interface BonusTile {
  harvest: Amount[];
  production: Amount[];
}

export interface SpaceFacts {
  area: "harvest" | "production" | "market" | "council";
  room: "one" | "many";
  less: number;
  players: number;
  gives: Amount[];
}

export interface Components {
  goods: string[];
  types: Type[];
  members: string[];
  seats: string[];
  categories: string[];
  rounds: number;
  cards: Record<string, CardFacts>;
  leaders: Record<string, LeaderFacts>;
  tiles: Record<string, TileFacts>;
  "bonus-tiles": Record<string, BonusTile>;
  towers: { type: Type; floors: { space: string; value: number; bonus: Amount[] }[] }[];
  spaces: Record<string, SpaceFacts>;
  privileges: Record<string, Amount[]>;
  faith: { points: number[]; needed: number[] };
  military: { slots: number[]; points: number[] };
  scales: { territory: number[]; character: number[] };
  "most-cards": number;
  "resources-a-point": number;
  surcharge: number;
}

export interface FloorView {
  card: string;
  costs: Counts[];
  members: string[];
}

export interface MemberView {
  home: boolean;
  value: number;
  raised: boolean;
}

export interface SeatView {
  seat: string;
  goods: Counts;
  cards: Record<Type, string[]>;
  members: Record<string, MemberView>;
  "bonus-tile": string;
  harvest: Amount[];
  production: Amount[];
  slots: number[];
  "next-slot": number;
  penalties: string[];
  "hand-size": number;
  hand?: string[];
  progress?: Record<string, Need[]>;
  played: string[];
  used: string[];
  discarded: string[];
  copies?: string;
  forecast: Counts;
  total: number;
}

export interface Doing {
  step?: string;
  member?: string;
  value?: number;
  space?: string;
  type?: string;
  card?: string;
  raised?: [number, number][];
}

export interface View {
  edition: string;
  leaders: string;
  round: number;
  period: number;
  viewer: string;
  asked: string[];
  doing: Doing;
  order: string[];
  "next-order": string[];
  dice: Counts;
  towers: { type: Type; surcharge: number; floors: FloorView[] }[];
  spaces: Record<string, { members: string[]; covered: boolean }>;
  tiles: { tile: string; faith: number; on: string[] }[];
  report: { faith?: number; tile?: string; rounds?: number };
  "faith-points": number[];
  decks: number[];
  gone: string[];
  seats: SeatView[];
  draft: { turn: number; pile?: string[]; keeps?: string; seen?: string[] };
  ended: string;
  winners: string[];
}

export interface Pending {
  step: string;
  privileges?: number;
  type?: string;
  value?: number;
  work?: "harvest" | "production";
  trades?: string[];
  member?: string;
}

export interface Foretold {
  value?: number;
  servants?: number;
  card?: string;
  surcharge?: number;
  bonus?: Counts;
  costs?: Counts[];
  goods?: Counts;
  paid?: Counts;
  gained?: Counts;
  forecast?: Counts;
  excommunicated?: string[];
  then?: Pending[];
  asks?: string;
  ends?: { kind: string; winners: string[] };
  refresh?: { round?: number; leaders?: number };
}
