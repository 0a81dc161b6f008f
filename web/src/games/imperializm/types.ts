/** What the server tells about a position (signoria.games.imperializm.view) and what is printed (…imperializm.components). */

export type Amount = [string, number]; // a level or measure and how much of it
export type Part = [string, number]; // of a strength: "level", "power", "faith", "authority" or a war card

export interface Need {
  measure: string;
  needed: number;
  owned: number;
}

export interface GoodView {
  good: string;
  profit: number[];
  levels: number[];
  leader: string;
  margin: number;
  trade?: number;
  lead?: number;
  bonus?: number;
  allowed?: boolean;
}

export interface TerritoryView {
  territory: string; // "" where no card lies
  cost?: number;
  needs?: Need[];
  reached?: boolean;
  open?: boolean;
  there?: string[];
}

export interface GoalView {
  achievement: string;
  top?: boolean;
  met?: string[];
  needs?: Need[][];
  nearest?: number;
}

export interface ReligionView {
  religion: string;
  left: number;
  needs?: Need[];
  open?: boolean;
}

export interface Strength {
  land: number;
  sea: number;
}

export interface SeatView {
  seat: string;
  power: string;
  levels: Record<string, number>;
  ducats: number;
  territories: string[];
  achievements: string[];
  faith: string;
  authority: string;
  last: string;
  cards: number;
  "territory-cards": number;
  limit: number;
  known: string[];
  taxes: number;
  leads: string[];
  dissenter?: boolean;
  strength?: Strength;
  mine?: Strength;
  hand?: string[];
  maps?: TerritoryView[];
  dealt?: string[];
  quiet?: boolean;
  spared?: string[];
  kept?: string[];
  seen?: Record<string, string[]>;
}

export interface WarView {
  attacker?: string;
  defender?: string;
  kind?: "land" | "sea";
  card?: string;
  cards?: string[];
  attack?: number;
  defence?: number;
  winner?: string;
  plunder?: number;
  tribute?: number;
  humiliation?: number;
  parts?: { attack: Part[]; defence: Part[] };
}

export interface Doing {
  step?: string;
  card?: string;
  by?: string;
  target?: string;
  level?: string;
  price?: number;
}

export interface Category {
  category: string;
  values: number[];
  points: number[];
}

export interface Forecast {
  categories: Category[];
  glory: number[];
  faithful: number[];
  total: number[];
  leading: string[];
}

/** Who meets (`lacks` is 0) or nearly meets the end field or an achievement. */
export interface Threat {
  seat: string;
  of: string; // an achievement, or "end"
  lacks: number;
  measure: string;
}

export interface View {
  edition: string;
  rulings: string[];
  viewer: string;
  asked: string[];
  answer: string;
  doing: Doing;
  turn: string;
  turns: number;
  claimed: boolean;
  bloom: boolean;
  settled: boolean;
  end: { glory: number; by: string; left: number };
  gate: { prestige: number; glory: number };
  goods: GoodView[];
  tracks: Record<string, number>;
  display: TerritoryView[];
  special: TerritoryView[];
  achievements: GoalView[];
  religions: ReligionView[];
  decks: { providence: number; territories: number; achievements: number };
  pile: string[];
  waste: string[];
  stage: string[];
  war: WarView;
  seats: SeatView[];
  forecast: Forecast;
  threats: Threat[];
  ended: string;
  winners: string[];
}

interface Sourced {
  text: string[];
  origins: Record<string, string>;
  "name-origin": string;
}

export interface GoodFacts {
  profit: number[];
  origins: string[];
  text: string[];
  rule: string;
  leader: { gain?: Amount; ducats?: number; each?: Amount; most?: number; price?: number };
  pay: { price?: number; gain?: string; lose?: Amount };
}

export interface CardFacts extends Sourced {
  kind: string;
  copies: number;
  rule: string;
  war?: { land: number; sea: number; plunder: number };
  "war-event"?: boolean;
  "no-war"?: boolean;
  rules?: Record<string, number>;
}

export interface TerritoryFacts extends Sourced {
  kind: "land" | "colony";
  card: boolean;
  starting: boolean;
  cost: number;
  needs: Amount[];
  gives: Amount[];
}

export interface PowerFacts extends Sourced {
  start: number;
  faith: string;
  gives: Amount[];
  ducats: number;
  hand: number;
  land: number;
  sea: number;
  dissenters: number;
}

export interface ReligionFacts extends Sourced {
  copies: number;
  needs: Amount[];
  gives: Amount[];
  choice: number;
  hand: number;
  ducats: number;
  development: number;
  dissenters: number;
  rule: string;
}

export interface AchievementFacts extends Sourced {
  glory: number;
  needs: Amount[][];
  gives: Amount[];
}

export interface Components {
  seats: string[];
  goods: Record<string, GoodFacts>;
  levels: Record<string, number>;
  actions: string[];
  cards: Record<string, CardFacts>;
  territories: Record<string, TerritoryFacts>;
  powers: Record<string, PowerFacts>;
  religions: Record<string, ReligionFacts>;
  achievements: Record<string, AchievementFacts>;
  board: Record<string, number>;
  "board-origins": Record<string, string>;
  categories: string[];
}

export interface Odds {
  rival: string;
  kind: "land" | "sea";
  attack: number;
  least: number;
  most: number;
  odds: "sure" | "open" | "lost";
  chance: number; // of 100
  parts: { attack: Part[]; defence: Part[] };
  cards: string[];
}

export interface Stand {
  attack: number;
  defence?: number;
  holds?: boolean;
  settled?: boolean;
}

export interface Foretold {
  changes?: Record<string, Record<string, number>>;
  sure?: boolean; // nobody can react
  trade?: { profit: number; lead: number };
  war?: Odds[] | Stand;
  claims?: string[];
  then?: string;
  asks?: string;
  ends?: { kind: string; winners: string[] };
}
