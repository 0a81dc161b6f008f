// What goes over the wire: the same forms as in signoria/server/wire.py.

export type Language = "en" | "pl";
export type Json = Record<string, any>; // a view, a preview, components: only the face of a game knows what is in it

/** A phrase of the server, not yet said. */
export interface Said {
  key: string;
  args: Record<string, string | number | Said>;
}

export interface Failure {
  error: string;
  message: string;
  details: Json;
}

export interface Me {
  id: string;
  name: string;
  language: Language;
  account: boolean;
  csrf: string;
}

export interface OptionCard {
  name: string;
  kind: "flag" | "choice" | "list";
  default: unknown;
  values: string[];
  labels: string[]; // the names of the values
  label: string;
  help: string;
}

export interface GameCard {
  id: string;
  name: string;
  editions: { id: string; name: string }[];
  fewest: number;
  most: number;
  settings: OptionCard[];
  options: Json;
}

export interface BotCard {
  id: string;
  name: string;
  about: string;
}

export interface Secret {
  token: string;
  link: string;
  code: string;
}

export interface Box {
  id: string;
  names: Record<string, Record<string, string>>;
  components: Json;
}

export interface Clock {
  kind: "none" | "bank" | "days";
  seconds: number;
  increment: number;
  days: number;
}

export interface SeatCard {
  seat: number;
  name: string;
  bot: string;
  taken: boolean;
  mine: boolean;
  resigned: boolean;
  word: string;
}

export interface Pending {
  kind: "takeback" | "end";
  seat: number;
  number: number;
  position: number;
  consents: number[];
}

export type Status = "open" | "running" | "over" | "frozen" | "closed";

export interface TableCard {
  id: string;
  game: string;
  edition: string;
  options: Json;
  settings: { title: string; pace: "live" | "slow"; clock: Clock; hints: boolean; chat: boolean; lesson: string };
  public: boolean;
  status: Status;
  reason: string;
  owner: boolean;
  branch: boolean;
  origin: string | null;
  created: number;
  seats: SeatCard[];
  number: number;
  decider: number;
  moved: number;
  deadline: number | null;
  clocks: number[];
  pending: Pending | null;
  now: number;
}

export interface Offer {
  option: number;
  words: string;
  verb: string;
  domain: string;
  thing: string;
  rule: string;
  phrase: Said;
  text: string;
}

export interface Decision {
  number: number;
  seat: number;
  prompt: Said;
  text: string;
  offers: Offer[];
}

export interface Outcome {
  kind: string;
  text: string;
  winners: number[];
  scores: number[];
}

export interface Position {
  table: string;
  seat: number;
  number: number;
  position: number;
  view: Json;
  decision: Decision | null;
  decider: number;
  undo: boolean;
  redo: boolean;
  outcome: Outcome | null;
  full: Json | null;
}

export interface EventCard {
  name: string;
  text: string;
  things: Record<string, string | number>;
  phrase: Said;
}

export interface Entry {
  number: number;
  kind: string;
  seat: number;
  position: number;
  at: number;
  events: EventCard[];
  option: number | null;
  words: string | null;
}

export interface Notice {
  number: number;
  kind: string;
  seat: number;
  name: string;
  data: Json;
  at: number;
}

export interface Changes {
  table: string;
  cursor: string;
  status: Status;
  number: number;
  decider: number;
  entries: Entry[];
  notices: Notice[];
  position: Position | null;
}

export interface Why {
  offered: boolean;
  text: string;
  rule: string;
  phrase: Said | null;
}

export interface Hint {
  option: number;
  words: string;
  text: string;
}
