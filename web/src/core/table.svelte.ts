// One table as a page has it: what the server told, what is being looked at, and what a click does.
import { api, Refused } from "./api";
import { why, type Confirming } from "./confirm";
import { dangersTo } from "./dangers";
import { Live } from "./live";
import { changed, ledTo, touched } from "./log";
import { recall } from "./me.svelte";
import { Previews } from "./previews";
import { known, share } from "./share";
import { list, secondary, spot, type Kinds, type Mark, type Spotted } from "./spot";
import { language } from "./text.svelte";
import type {
  Box,
  Changes,
  Decision,
  Entry,
  EventCard,
  Failure,
  Hint,
  Json,
  Notice,
  Offer,
  Position,
  TableCard,
  Threat,
  Why,
} from "./wire";

export type { Mark } from "./spot";

export interface Refusal {
  kinds: string[];
  thing: string;
  text: string;
  rule: string;
  way?: string; // how one gets the thing at all; "" where that is no question
  wayRule?: string;
}

/** A move that has just been drawn, for those who animate it. */
export interface Moved {
  events: EventCard[];
  before: Json;
  after: Json;
}

type Deed = "choices" | "undo" | "redo";

interface Chosen {
  number: number;
  option?: number;
  usual?: boolean;
  instead?: boolean;
}

/** The number of the newest notice that news know of: while several decide at once, no entry tells what is newer. */
function noticed(news: Changes): number {
  return Number(news.cursor.split(".")[1] ?? 0);
}

const BEGINNING = "-1.0";
const NO_OFFERS: Offer[] = [];
const NO_THREATS: Threat[] = [];
const NOTHING: ReadonlySet<string> = new Set();
const PATIENCE = 200; // milliseconds; a sign that we wait is one more thing to draw
const CONFIRMING = "signoria-confirm";

export class Table {
  card = $state.raw<TableCard | null>(null);
  box = $state.raw<Box | null>(null);
  now = $state.raw<Position | null>(null); // the present
  past = $state.raw<Position | null>(null); // the moment that is being looked at, if not the present
  entries = $state.raw<Entry[]>([]);
  notices = $state.raw<Notice[]>([]);
  online = $state(false);
  present = $state.raw<readonly number[]>([]); // the seats whose people have the table open
  problem = $state<string>(""); // one clear line, until something else happens
  gone = $state(false); // there is no such table, or not for us
  slow = $state(false); // the answer to a choice takes so long that it must be seen
  hot = $state.raw<Offer | null>(null);
  selected = $state.raw<Offer | null>(null); // waits to be confirmed
  narrowed = $state.raw<Offer[] | null>(null); // the offers of a thing that has several
  counted = $state(""); // how many of something, where the question is how many; "": nobody has counted yet
  refusal = $state.raw<Refusal | null>(null);
  inspected = $state.raw<{ domain: string; thing: string } | null>(null);
  confirming = $state<Confirming>((globalThis.localStorage?.getItem(CONFIRMING) as Confirming | null) ?? "auto");
  hinted = $state.raw<Offer | null>(null); // what a bot would do
  advice = $state.raw<Hint | null>(null); // and all that it says about it
  perils = $state.raw<{ position: number; threats: Threat[] }>({ position: -1, threats: [] }); // who can win next
  replaying = $state(false); // what rivals did is played back by itself
  reviewing = $state(false); // whether the review of a game that is over is open
  advising = $state(false); // it thinks
  wanted = $state<readonly string[]>([]); // the words of what a lesson asks for
  pointed = $state.raw<readonly string[]>([]); // the things that a lesson speaks of
  plan = $state.raw<{ words: string[]; offers: Offer[] } | null>(null); // what is planned by pointing, while others think
  touched = $state(false); // the last pointer was a finger, which cannot hover
  skew = $state(0); // seconds that the clock of the server is ahead of ours
  private foreseen = $state.raw<ReadonlyMap<number, Json>>(new Map());
  private readonly words = $derived((this.card?.seats ?? []).map((seat) => seat.word));
  /** What rivals have changed since my last choice: it stays marked until I act. */
  private readonly changed = $derived.by(() => (this.synced ? changed(this.entries, this.seat, this.words) : NOTHING));

  /** What was changed by the choice that led to the past moment that is shown. */
  readonly happening = $derived(this.past ? touched(ledTo(this.entries, this.past.position), this.words) : NOTHING);

  readonly live = $derived(this.past === null);
  readonly shown = $derived(this.past ?? this.now);
  private goal = $state<number | null>(null); // the moment that was asked for and is not here yet
  /** The moment that is shown, or will be as soon as it is here: from where the keys of the history go on. */
  readonly headed = $derived(this.goal ?? this.shown?.position ?? 0);
  readonly view = $derived<Json>(this.shown?.view ?? {});
  readonly seat = $derived(this.now?.seat ?? -1);
  /** What threatens the seat that looks, at the moment that is shown: rivals about to win, or something in store for it. */
  readonly dangers = $derived<Threat[]>(
    dangersTo(this.shown?.seat ?? -1, [
      ...(this.shown?.threats ?? NO_THREATS),
      ...(this.perils.position === this.shown?.position ? this.perils.threats : NO_THREATS),
    ]),
  );
  readonly game = $derived(this.card?.game ?? "");
  readonly components = $derived<Json>(this.box?.components ?? {});
  readonly decision = $derived<Decision | null>(this.live && this.online ? (this.now?.decision ?? null) : null);
  readonly offers = $derived<Offer[]>(this.decision?.offers ?? NO_OFFERS);
  private readonly byThing = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      // What needs no thing is known by what is done: a button on the board may stand for it.
      const key = offer.domain ? `${offer.domain}:${offer.thing}` : `verb:${offer.verb}`;
      const known = found.get(key);
      if (known) known.push(offer);
      else found.set(key, [offer]);
    }
    return found;
  });

  private connection: Live | null = null;
  private moments = new Map<number, Position>(); // told in the language that is spoken now
  private readonly moved = new Set<(move: Moved) => void>();
  private readonly previews: Previews;
  private underway: Promise<void> | null = null; // a choice without an answer yet: the next one waits for it
  private unsent: { deed: Deed; body: Chosen } | null = null; // what got no answer
  private wondered = 0; // how often somebody has asked why something cannot be chosen
  private synced = $state(false);
  private sure = false; // my last choice could not be taken back and was confirmed, and nobody has moved since
  private noticed = 0; // the newest notice that the present knows of

  constructor(readonly id: string) {
    this.previews = new Previews(
      id,
      (known) => (this.foreseen = known),
      () => this.usual,
    );
  }

  // --- opening and closing ---

  async open(): Promise<void> {
    try {
      await this.look();
    } catch (problem) {
      this.fail(problem);
      this.gone = problem instanceof Refused && problem.status === 404;
      if (!(problem instanceof Refused) || problem.status) return;
    }
    this.connection = new Live(this.id, language, {
      cursor: () => this.cursor(),
      changes: (news) => this.hear(news),
      failed: (failure) => this.refuse(failure),
      online: (yes) => (this.online = yes),
      ended: () => void recall().catch(() => undefined), // a server that is away shows itself
      present: (seats) => (this.present = seats),
    });
  }

  close(): void {
    this.connection?.close();
    this.connection = null;
  }

  /** Everything again in the language that is spoken now. */
  async translate(): Promise<void> {
    this.entries = [];
    this.notices = [];
    this.moments = new Map();
    this.previews.forget();
    this.refusal = this.hinted = this.advice = null;
    this.perils = { position: -1, threats: [] };
    this.problem = "";
    this.synced = false;
    this.connection?.restart();
    await this.guard(this.look());
    // Where the player looks by now: keys may have led on meanwhile.
    if (!this.live || this.goal !== null) await this.goTo(this.headed);
  }

  /** The card of the table and what lies in the box. */
  async look(): Promise<void> {
    const card = await api.get<TableCard>(`/tables/${this.id}`);
    const wanted = { language: language(), edition: card.edition, pack: card.pack?.id };
    const box = await api.get<Box>(`/games/${card.game}`, wanted);
    if (language() !== wanted.language) return this.look(); // nobody speaks that any more
    this.box = box;
    this.take(card);
  }

  /** The table as the server says it is. */
  take(card: TableCard): void {
    this.card = card;
    this.skew = card.now - Date.now() / 1000;
  }

  // --- news ---

  /** The number of the newest entry that we know. */
  private get newest(): number {
    return this.entries.at(-1)?.number ?? -1;
  }

  private cursor(): string {
    const entry = this.newest;
    const notice = this.notices.at(-1)?.number ?? 0;
    return entry < 0 && !notice ? BEGINNING : `${entry}.${notice}`;
  }

  /** Take in what happened; what is known already changes nothing. */
  hear(news: Changes): void {
    const last = this.newest;
    const fresh = news.entries.filter((entry) => entry.number > last);
    const whole = fresh.length === 0 || fresh[0]?.number === last + 1;
    const before = this.now;
    if (whole && fresh.length) this.entries = [...this.entries, ...fresh];
    if (fresh.some((entry) => entry.seat !== this.seat)) this.sure = false;
    if (this.synced) this.forget(fresh.filter((entry) => entry.kind === "undo" || entry.kind === "takeback"));
    const heard = this.notices.at(-1)?.number ?? 0;
    const notices = news.notices.filter((notice) => notice.number > heard);
    if (notices.length) this.notices = [...this.notices, ...notices];
    if (news.position && !this.older(news, before)) {
      this.noticed = noticed(news);
      this.replace(before, news.position);
    }
    const events = whole ? fresh.flatMap((entry) => entry.events) : [];
    if (this.synced && events.length) this.tell(events, before);
    if (this.stale(news, notices)) void this.guard(this.refresh());
    if (this.newest >= news.number || news.number < 0) this.synced = true;
    if (!whole) this.connection?.restart();
    else if (news.position) void this.sendAgain();
  }

  /** Take in the answer to something we did, after what had arrived before it. */
  answered(news: Changes): void {
    this.connection?.deliver();
    this.hear(news);
  }

  /** Whether news are from before the position that we have: an answer may overtake what was sent before it. */
  private older(news: Changes, before: Position | null): boolean {
    if (!before || !news.position) return false;
    if (news.position.number !== before.number) return news.position.number < before.number;
    return noticed(news) < this.noticed;
  }

  private replace(before: Position | null, after: Position): void {
    // The same again, as when an answer comes by the socket, too: nothing to draw, and a click means the offers we have.
    if (before && known(before) === known(after)) return;
    this.now = { ...after, view: share(before?.view, after.view) };
    if (before?.number === after.number && before.decision?.number === after.decision?.number) {
      // The question stays while others answer, or is told in another language: everything that is looked at is the same
      // offer, told anew. A click on one that is no longer on the table would be lost.
      const anew = (old: Offer | null): Offer | null => (old && this.still(before.decision?.number, old)) ?? null;
      this.selected = anew(this.selected);
      this.hot = anew(this.hot);
      this.hinted = anew(this.hinted);
      this.narrowed = this.narrowed && this.narrowed.flatMap((old) => anew(old) ?? []);
      return;
    }
    this.wondered += 1;
    this.counted = "";
    this.hot = this.selected = this.narrowed = this.refusal = this.hinted = this.advice = null;
    if (after.decision) this.inspected = this.plan = null; // the close-up follows the question
    this.previews.forget();
  }

  /** What came after these positions has been taken back. */
  private forget(entries: Entry[]): void {
    const least = Math.min(...entries.map((entry) => entry.position));
    for (const moment of this.moments.keys()) if (moment > least) this.moments.delete(moment);
    if (this.past && this.past.position >= least) this.past = null;
  }

  private tell(events: EventCard[], before: Position | null): void {
    if (!before || !this.now) return;
    for (const listener of this.moved) listener({ events, before: before.view, after: this.now.view });
  }

  /** Whether the card may have changed with these news. */
  private stale(news: Changes, notices: Notice[]): boolean {
    const card = this.card;
    if (!card || card.status !== news.status) return true;
    return this.synced && (notices.length > 0 || card.settings.clock.kind !== "none" || card.pending !== null);
  }

  private async refresh(): Promise<void> {
    this.take(await api.get<TableCard>(`/tables/${this.id}`));
  }

  /** Call me with every move that is seen happening; gives back how to stop. */
  onmove(listener: (move: Moved) => void): () => void {
    this.moved.add(listener);
    return () => this.moved.delete(listener);
  }

  // --- names ---

  name(domain: string, word: string): string {
    return this.box?.names[domain]?.[word] ?? word;
  }

  // --- what is possible ---

  offersOf(kinds: Kinds, word: string): Offer[] {
    if (typeof kinds === "string") return this.byThing.get(`${kinds}:${word}`) ?? NO_OFFERS;
    return kinds.flatMap((kind) => this.byThing.get(`${kind}:${word}`) ?? NO_OFFERS);
  }

  /** The number under which an offer stands in the bar. */
  key(offer: Offer): number {
    return this.offers.indexOf(offer) + 1;
  }

  mark(kinds: Kinds, word: string): Mark {
    const offers = this.offersOf(kinds, word);
    const refusal = this.refusal;
    return {
      offers,
      key: offers[0] ? this.key(offers[0]) : 0,
      legal: offers.some((offer) => !secondary(offer, this.offers)),
      other: this.other(list(kinds), word),
      hot: this.hot !== null && offers.includes(this.hot),
      selected: this.selected !== null && offers.includes(this.selected),
      refused: refusal !== null && refusal.thing === word && list(kinds).some((kind) => refusal.kinds.includes(kind)),
      changed: this.changed.has(word),
    };
  }

  /** Attributes for an element that stands for a thing: how it looks, what it says, what a click does. */
  spot(kinds: Kinds, word: string, more: Spotted = {}): Record<string, unknown> {
    return spot(this, kinds, word, more);
  }

  focus(offer: Offer | null): void {
    this.hot = offer;
    if (offer) void this.foresee(offer);
  }

  /** One of these offers is looked at no longer. What the pointer has gone on to stays, when the focus follows it. */
  leave(offers: readonly Offer[]): void {
    if (this.hot && offers.includes(this.hot)) this.hot = null;
  }

  inspect(domain: string, thing: string): void {
    this.inspected = { domain, thing };
  }

  /** What an offer would bring about, as soon as the server has said so. */
  preview(offer: Offer): Json | null {
    return this.foreseen.get(offer.option) ?? null;
  }

  foresee(offer: Offer): Promise<Json | null> {
    return this.previews.of(offer.option);
  }

  /** Ask for the previews of all offers, so that they are there when somebody wants to see one. */
  foreseeAll(): void {
    if (this.decision) this.previews.all(this.decision.number);
  }

  // --- choosing ---

  /** A thing was clicked: choose if it is clear what for, else narrow the bar to its offers. */
  async pick(offers: Offer[]): Promise<void> {
    if (offers.length === 1 && offers[0] && !secondary(offers[0], this.offers)) await this.choose(offers[0]);
    else this.narrowed = offers;
  }

  setConfirming(how: Confirming): void {
    this.confirming = how;
    globalThis.localStorage?.setItem(CONFIRMING, how);
  }

  /** When a choice is asked about: a finger cannot look before it taps, so a tap is always asked about. */
  get asking(): Confirming {
    return this.confirming === "auto" && this.touched ? "always" : this.confirming;
  }

  /**
   * Choose an offer. Where it cannot be undone, the first time only selects it, unless somebody is `sure`: what was clicked
   * says itself what it does, as a stepper with its number.
   */
  async choose(offer: Offer, sure = false): Promise<void> {
    const number = this.decision?.number;
    if (number === undefined || !this.offers.includes(offer)) return;
    this.refusal = null;
    const confirmed = sure || this.selected === offer;
    // To end a turn right after a final choice that was confirmed is not asked about again.
    if (!confirmed && this.confirming !== "never" && !(this.sure && offer.weight < 0 && !offer.domain)) {
      const told = await this.previews.now(offer.option);
      const still = this.still(number, offer);
      if (still && (!told || why(told, this.asking) !== "none")) this.selected = still; // nobody knows: asked about, too
      if (!still || this.selected === still) return;
    }
    this.sure = confirmed && why(this.preview(offer), "auto") !== "none";
    const usual = this.usual;
    await this.submit("choices", () => this.still(number, offer) && { number, option: offer.option, usual });
  }

  /** Whether the server answers along with a choice what nobody needs to be asked about: a lesson speaks of it. */
  private get usual(): boolean {
    return !this.card?.settings?.lesson;
  }

  /** What stands for a thing that can be named in place of the one that was just named to act with. */
  private other(kinds: string[], word: string): Offer | null {
    const others = this.usual ? this.decision?.instead : undefined;
    return others?.find((one) => one.thing === word && kinds.includes(one.domain)) ?? null;
  }

  /** Act with another thing than the one that was named last; says whether this is such a thing. */
  private async instead(kinds: string[], word: string): Promise<boolean> {
    const asked = this.decision;
    const other = this.other(kinds, word);
    if (!asked || !other) return false;
    const body = { number: asked.number, option: other.option, usual: true, instead: true };
    await this.submit("choices", () => (this.now?.decision?.number === body.number ? body : undefined));
    return true;
  }

  /**
   * The same offer as it is on the table now, perhaps told anew; nothing if another question is asked. The connection may
   * be lost between a click and what comes of it: the question stays the same, and what cannot be sent is sent later.
   */
  private still(number: number | undefined, offer: Offer): Offer | undefined {
    const asked = this.now?.decision;
    return asked && asked.number === number ? asked.offers.find((one) => one.option === offer.option) : undefined;
  }

  async undo(): Promise<void> {
    await this.step("undo");
  }

  async redo(): Promise<void> {
    await this.step("redo");
  }

  /** One step as it was seen: what the server answered along with a choice goes and comes with it. */
  private async step(deed: "undo" | "redo"): Promise<void> {
    const usual = this.usual;
    await this.submit(deed, () => (this.now?.[deed] && this.live ? { number: this.now.number + 1, usual } : undefined));
  }

  /**
   * Send what is still wanted once the answer to the last choice is here. The socket may show what follows before that
   * answer arrives, and a click on it is not to be lost.
   */
  private async submit(deed: Deed, wanted: () => Chosen | undefined): Promise<void> {
    while (this.underway) await this.underway;
    const body = wanted();
    if (!body) return;
    const sent = this.send(deed, body).finally(() => (this.underway = null));
    this.underway = sent.catch(() => undefined);
    await sent;
  }

  private async send(deed: Deed, body: Chosen): Promise<void> {
    const patience = setTimeout(() => (this.slow = true), PATIENCE);
    const spoken = language();
    const brief = this.connection !== null && this.online; // what comes of it is told by the socket: once is enough
    this.problem = "";
    this.unsent = null;
    try {
      const news = await api.post<Changes>(`/tables/${this.id}/${deed}`, brief ? { ...body, brief } : body);
      if (!news.position) await this.connection?.until(() => this.newest >= news.number);
      else if (language() === spoken) this.answered(news); // else the connection tells it in the language that is spoken now
    } catch (problem) {
      this.fail(problem);
      if (!(problem instanceof Refused) || ![0, 409].includes(problem.status)) return;
      if (problem.status === 0) this.unsent = { deed, body };
      this.connection?.restart(); // we are behind, or the server is: catch up
    } finally {
      clearTimeout(patience);
      this.slow = false;
    }
  }

  /** What got no answer is sent again once we are back, if nothing has happened since: its number makes that safe. */
  private async sendAgain(): Promise<void> {
    if (!this.unsent || this.underway || !this.now) return;
    const { deed, body } = this.unsent;
    this.unsent = null;
    this.problem = "";
    const next = deed === "choices" ? this.now.decision?.number : this.now.number + 1;
    if (next === body.number) await this.submit(deed, () => body);
  }

  /** What would a bot do? */
  async hint(): Promise<void> {
    if (!this.decision || this.advising) return;
    this.advising = true;
    try {
      let hint: Hint, spoken: string;
      do {
        spoken = language();
        hint = await api.post<Hint>(`/tables/${this.id}/hint`);
      } while (spoken !== language()); // its reasons are told in words
      if (hint.number !== this.decision?.number) return; // a late one is about something else
      this.advice = hint;
      this.counted = "";
      this.hinted = this.offers.find((offer) => offer.option === hint.option) ?? null;
      this.focus(this.hinted);
    } catch (problem) {
      this.fail(problem);
    } finally {
      this.advising = false;
    }
  }

  /** Whether a rival can win in their next turn, as a search finds it; told while the position is still this one. */
  async watchOut(): Promise<void> {
    const position = this.now?.position ?? -1;
    if (this.perils.position === position) return;
    try {
      const threats = await api.get<Threat[]>(`/tables/${this.id}/perils`);
      if (this.now?.position === position) this.perils = { position, threats };
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // nobody asked for it, so nobody is told that it failed
    }
  }

  /** Why can this not be chosen? The server answers with a sentence and the paragraph. */
  async ask(kinds: Kinds, word: string): Promise<void> {
    const [asked, wondered] = [list(kinds), ++this.wondered];
    this.inspect(asked[0] ?? "", word);
    if (await this.instead(asked, word)) return;
    if (!this.live || this.seat < 0 || this.card?.status !== "running") return;
    try {
      if (this.plan) {
        const offers = await api.get<Offer[]>(`/tables/${this.id}/plannable`, { thing: word, kinds: asked.join(",") });
        return void (this.plan = this.plan && { ...this.plan, offers });
      }
      const why = await api.get<Why>(`/tables/${this.id}/wonder`, { thing: word, kinds: asked.join(",") });
      if (wondered !== this.wondered) return; // about something else by now
      const { text, rule, way, way_rule: wayRule } = why;
      this.refusal = why.offered ? null : { kinds: asked, thing: word, text, rule, way, wayRule };
    } catch (problem) {
      this.fail(problem);
    }
  }

  // --- looking back ---

  /** Look at the position after so many choices; the newest one is the present. */
  async goTo(position: number): Promise<void> {
    const newest = this.now?.position ?? 0;
    if (position >= newest) return void (this.past = this.goal = null);
    const wanted = (this.goal = Math.max(0, position));
    const moments = this.moments;
    try {
      const found = moments.get(wanted) ?? (await api.get<Position>(`/tables/${this.id}/history/${wanted}`));
      moments.set(wanted, found);
      if (this.goal !== wanted || this.moments !== moments) return; // somebody pressed on or changed the language meanwhile
      this.hot = this.selected = this.narrowed = this.refusal = null;
      this.past = { ...found, view: share(this.view, found.view) };
      this.goal = null;
    } catch (problem) {
      if (this.goal === wanted) this.goal = null;
      this.fail(problem);
    }
  }

  // --- what goes wrong ---

  private refuse(failure: Failure): void {
    this.problem = failure.message;
    if (failure.error === "server-no-table") this.gone = true;
  }

  fail(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    this.problem = problem.message;
  }

  async guard(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (problem) {
      this.fail(problem);
    }
  }
}
