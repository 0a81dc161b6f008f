// Made by `python -m tools.wire_types` from the OpenAPI document of the server. A test compares them.

/** Plain data; only the face of a game knows what is in it. */
export type Json = Record<string, any>;

export interface Address {
  address: string;
}

export interface Altered {
  options: Json;
}

export interface Arrive {
  name: string;
  language?: "en" | "pl";
}

export interface Beat {
  beat: number;
}

export interface BeatCard {
  id: string;
  text: string;
  hint: string;
  show: string[];
  rules: string[];
  choose: string[];
  others: Record<string, string>;
}

export interface BotCard {
  id: string;
  name: string;
  about: string;
  games: string[];
}

export interface Box {
  id: string;
  names: Record<string, Record<string, string>>;
  components: Json;
}

export interface Browser {
  endpoint: string;
  keys: Keys;
}

export interface BrowserCard {
  id: string;
  created: number;
}

export interface Came {
  token: string;
}

export interface CampaignCard {
  table: string;
  game: string;
  edition: string;
  difficulty: string;
  won: boolean;
  way: string;
  turns: number;
  at: number;
}

export interface CellCard {
  row: string;
  column: string;
  value: number | string | (number | string)[];
  origin: string[];
}

export interface Changes {
  table: string;
  cursor: string;
  status: "open" | "running" | "over" | "frozen" | "closed";
  number: number;
  decider: number;
  deciders: number[];
  entries: EntryCard[];
  notices: NoticeCard[];
  position: PositionCard | null;
}

export interface ChapterCard {
  id: string;
  name: string;
  title: string;
  goal: string;
  done: string;
  seat: number;
  beats: BeatCard[];
}

export interface CheckedCard {
  game: string;
  edition: string;
  title: string;
  digest: string;
  findings: FindingCard[];
  edits: EditCard[];
}

export interface Chosen {
  number: number;
  option?: number | null;
  words?: string;
  usual?: boolean;
  instead?: boolean;
  brief?: boolean;
}

export interface Clock {
  kind: "none" | "bank" | "days";
  seconds: number;
  increment: number;
  days: number;
}

export interface ColumnCard {
  name: string;
  label: string;
  unit: string;
  low: number;
  high: number;
  least: number;
  most: number;
  blank: number | string | (number | string)[];
  words: string[];
  names: string[];
}

export interface Consent {
  yes: boolean;
}

export interface CountCard {
  text: string;
  values: number[];
}

export interface Credentials {
  login: string;
  password: string;
}

export interface DecisionCard {
  number: number;
  seat: number;
  prompt: Json;
  text: string;
  offers: OfferCard[];
  instead: OfferCard[];
}

export interface DifferenceCard {
  id: string;
  title: string;
  text: string;
  other: string;
}

export interface DifferencesCard {
  game: string;
  edition: string;
  name: string;
  other: string;
  other_name: string;
  paragraphs: DifferenceCard[];
}

export interface Draft {
  game: string;
  title: string;
  edition?: string;
  edits?: EditCard[];
}

export interface EditCard {
  sheet: string;
  row: string;
  column: string;
  value: number | string | (number | string)[];
  origin: string[];
}

export interface Edition {
  id: string;
  name: string;
  differs: number;
  barred: string[];
}

export interface EntryCard {
  number: number;
  kind: string;
  seat: number;
  position: number;
  at: number;
  events: EventCard[];
  option: number | null;
  words: string | null;
}

export interface EventCard {
  name: string;
  text: string;
  things: Record<string, string | number>;
  phrase: Json;
}

export interface Failure {
  error: string;
  message: string;
  details: Json;
}

export interface Farewell {
  password?: string;
}

export interface FindingCard {
  file: string;
  line: number;
  sheet: string;
  row: string;
  column: string;
  place: number;
  text: string;
}

export interface Finished {
  table: string;
  game: string;
  edition: string;
  seat: number;
  seats: number;
  score: number | null;
  won: boolean;
  counted: boolean;
  at: number;
}

export interface Forgot {
  login: string;
}

export interface Fork {
  position: number;
}

export interface GameCard {
  id: string;
  name: string;
  authors: string;
  lessons: number;
  first: string[];
  editions: Edition[];
  fewest: number;
  most: number;
  solo: string;
  solo_option: string;
  settings: OptionCard[];
  options: Json;
  values: string[];
}

export interface GlossaryCard {
  game: string;
  name: string;
  groups: GroupCard[];
}

export interface GroupCard {
  id: string;
  title: string;
  terms: TermCard[];
}

export interface Here {
  here: string;
  seats: number[];
}

export interface Hint {
  number: number;
  option: number;
  words: string;
  text: string;
  best: HintedCard[];
}

export interface HintedCard {
  option: number;
  words: string;
  text: string;
  line: string[];
  expected: number;
  spread: number;
  reasons: string[];
}

export interface Hook {
  url: string;
}

export interface HookCard {
  id: string;
  url: string;
  created: number;
  secret: string;
}

export interface Invitation {
  token: string;
  link: string;
}

export interface Keys {
  p256dh: string;
  auth: string;
}

export interface Leader {
  person: string;
  name: string;
  level: number;
  games: number;
  wins: number;
}

export interface LessonCard {
  id: string;
  game: string;
  title: string;
  about: string;
  chapters: ChapterCard[];
}

export interface Me {
  id: string;
  name: string;
  language: "en" | "pl";
  account: boolean;
  csrf: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  edition?: string;
  options?: Json;
  title?: string;
  public?: boolean;
  pace?: "live" | "slow";
  clock?: Partial<Clock>;
  hints?: boolean;
  chat?: boolean;
  pack?: string;
}

export interface Notes {
  text: string;
}

export interface NotesCard {
  text: string;
}

export interface NoticeCard {
  number: number;
  kind: string;
  seat: number;
  name: string;
  data: Json;
  at: number;
}

export interface NotificationCard {
  id: string;
  kind: "turn" | "question" | "started" | "over";
  table: string;
  game: string;
  title: string;
  text: string;
  seat: number;
  number: number;
  at: number;
  read: boolean;
}

export interface Notified {
  notification: NotificationCard;
}

export interface Numbered {
  number: number;
  usual?: boolean;
  brief?: boolean;
}

export interface OfferCard {
  option: number;
  words: string;
  verb: string;
  domain: string;
  thing: string;
  rule: string;
  weight: number;
  phrase: Json;
  text: string;
  preview: Json | null;
}

export interface OptionCard {
  name: string;
  kind: "flag" | "choice" | "list";
  default: unknown;
  values: string[];
  labels: string[];
  label: string;
  help: string;
}

export interface OutcomeCard {
  kind: string;
  text: string;
  winners: number[];
  scores: number[];
}

export interface PackCard {
  id: string;
  game: string;
  edition: string;
  title: string;
  digest: string;
  edits: EditCard[];
}

export interface PackName {
  id: string;
  title: string;
}

export interface PartCard {
  id: string;
  title: string;
  about: string;
}

export interface Pending {
  kind: "takeback" | "end";
  seat: number;
  number: number;
  position: number;
  consents: number[];
}

export interface Plan {
  words: string[];
}

export interface PlanCard {
  words: string[];
}

export interface PositionCard {
  table: string;
  seat: number;
  number: number;
  position: number;
  view: Json;
  decision: DecisionCard | null;
  answer: OfferCard | null;
  decider: number;
  deciders: number[];
  undo: boolean;
  redo: boolean;
  outcome: OutcomeCard | null;
  threats: ThreatCard[];
  full: Json | null;
}

export interface Profile {
  person: string;
  name: string;
  shown: boolean;
  mine: boolean;
  standings: Standing[];
  seats: Seated[];
  games: Finished[];
}

export interface PuzzleCard {
  game: string;
  id: string;
  level: string;
  goal: string;
  status: "open" | "right" | "wrong";
  because: string[];
  hints: string[];
  most: number;
}

export interface PuzzleRow {
  id: string;
  level: string;
  goal: string;
}

export interface PuzzlesCard {
  game: string;
  day: number;
  today: string;
  puzzles: PuzzleRow[];
}

export interface Read {
  ids?: (string | unknown)[];
}

export interface ReasonCard {
  at: string;
  text: string;
  rule: string;
  brief: boolean;
  new: boolean;
}

export interface Reasons {
  position: number;
  seat: number;
  text: string;
  reasons: ReasonCard[];
}

export interface Rename {
  name?: string | null;
  language?: "en" | "pl" | null;
}

export interface Renewed {
  token: string;
  password: string;
}

export interface Replace {
  bot?: string;
}

export interface ResultCard {
  counts: CountCard[];
  positions: number[];
  course: number[][];
  points: boolean;
}

export interface ReviewCard {
  done: number;
  every: number;
  review: ReviewTold | null;
}

export interface ReviewTold {
  title: string;
  seats: string[];
  players: string[];
  ending: string[];
  winners: number[];
  turns: number[];
  positions: number[];
  values: number[][];
  turning: TurningPoint[];
  judged: number;
}

export interface RowCard {
  word: string;
  label: string;
  low: number | null;
  high: number | null;
}

export interface RuleCard {
  id: string;
  part: string;
  kind: string;
  title: string;
  text: string;
  book: string;
}

export interface RulesCard {
  game: string;
  name: string;
  edition: string;
  parts: PartCard[];
  rules: RuleCard[];
}

export interface Say {
  text: string;
  seats?: boolean;
}

export interface SeatCard {
  seat: number;
  name: string;
  bot: string;
  taken: boolean;
  mine: boolean;
  resigned: boolean;
  word: string;
  person: string;
}

export interface SeatPlan {
  bot?: string;
  me?: boolean;
}

export interface Seated {
  game: string;
  seat: number;
  games: number;
  wins: number;
}

export interface Secret {
  token: string;
  link: string;
  code: string;
}

export interface Settings {
  title: string;
  pace: "live" | "slow";
  clock: Clock;
  hints: boolean;
  chat: boolean;
  lesson: string;
  puzzle: string;
  moment: number;
}

export interface SettingsCard {
  wants: Wants;
  mail: boolean;
  address: string;
  confirmed: boolean;
  push_key: string;
  browsers: BrowserCard[];
  webhooks: HookCard[];
}

export interface Sharing {
  shared: boolean;
}

export interface SheetCard {
  name: string;
  label: string;
  named: boolean;
  columns: ColumnCard[];
  rows: RowCard[];
  cells: CellCard[];
}

export interface Showing {
  shown: boolean;
}

export interface Standing {
  game: string;
  level: number;
  games: number;
  wins: number;
}

export interface TableCard {
  id: string;
  game: string;
  edition: string;
  options: Json;
  pack: PackName | null;
  settings: Settings;
  public: boolean;
  status: "open" | "running" | "over" | "frozen" | "closed";
  reason: string;
  owner: boolean;
  branch: boolean;
  origin: string | null;
  created: number;
  seats: SeatCard[];
  number: number;
  decider: number;
  deciders: number[];
  moved: number;
  deadline: number | null;
  clocks: number[];
  pending: Pending | null;
  now: number;
}

export interface TakeBack {
  number: number;
  position: number;
}

export interface TermCard {
  id: string;
  title: string;
  text: string;
  symbols: string[];
  rules: string[];
}

export interface ThreatCard {
  seat: number;
  kind: string;
  thing: string;
  lacks: number;
  own: boolean;
  text: string;
  rule: string;
}

export interface TurningPoint {
  turn: number;
  position: number;
  seat: number;
  played: string[];
  better: string[];
  chance: number;
  expected: number;
  reasons: string[];
}

export interface ValuesCard {
  game: string;
  edition: string;
  digest: string;
  sheets: SheetCard[];
}

export interface Wants {
  page: Wish;
  push: Wish;
  mail: Wish;
  webhook: Wish;
}

export interface Watch {
  watch?: string;
  leave?: string;
  after?: string;
  seat?: number | null;
  view?: boolean;
  presence?: boolean;
  notifications?: boolean;
}

export interface Why {
  offered: boolean;
  text: string;
  rule: string;
  phrase: Json | null;
  way: string;
  way_rule: string;
}

export interface Wish {
  kinds: ("turn" | "question" | "started" | "over")[];
  live: boolean;
}

export interface Wishes {
  page?: Partial<Wish> | null;
  push?: Partial<Wish> | null;
  mail?: Partial<Wish> | null;
  webhook?: Partial<Wish> | null;
}
