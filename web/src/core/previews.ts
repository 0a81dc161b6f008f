// What each offer of the decision on the table would bring about. Nothing is asked for twice.
import { api, Refused } from "./api";
import type { Json, Offer, Position } from "./wire";

export class Previews {
  private known: ReadonlyMap<number, Json> = new Map();
  private readonly asked = new Map<number, Promise<Json | null>>();
  private whole: Promise<void> | null = null;
  private round = 0; // of the decision: answers to an earlier one are dropped

  constructor(
    private readonly table: string,
    private readonly changed: (known: ReadonlyMap<number, Json>) => void,
    private readonly usual: () => boolean, // whether usual answers are given along with a choice
  ) {}

  /** Another decision is on the table. */
  forget(): void {
    this.round += 1;
    this.asked.clear();
    this.whole = null;
    this.keep(new Map());
  }

  /** One offer; nothing if the decision has passed or the server is away, which both show themselves elsewhere. */
  async of(option: number): Promise<Json | null> {
    if (!this.known.has(option) && this.whole) await this.whole;
    const known = this.known.get(option);
    if (known) return known;
    return this.asked.get(option) ?? this.one(option);
  }

  private one(option: number): Promise<Json | null> {
    const asking = this.ask(option, this.round);
    this.asked.set(option, asking);
    return asking;
  }

  /** One offer that somebody has clicked: it does not wait for those of all offers, which may take long. */
  async now(option: number): Promise<Json | null> {
    const round = this.round;
    const alone = this.known.get(option) ?? this.asked.get(option) ?? this.one(option);
    const found = await (this.whole ? Promise.race([alone, this.whole.then(() => this.of(option))]) : alone);
    return found ?? (round === this.round ? null : this.now(option)); // told anew meanwhile, as in another language
  }

  /** All offers of the decision with this number, with one question. */
  all(number: number): void {
    this.whole ??= this.askAll(number, this.round);
  }

  private async ask(option: number, round: number): Promise<Json | null> {
    const found = await answered(api.get<Json>(`/tables/${this.table}/preview`, { option, usual: this.usual() }));
    if (round !== this.round) return null;
    if (found) this.keep(new Map(this.known).set(option, found));
    else this.asked.delete(option);
    return found;
  }

  private async askAll(number: number, round: number): Promise<void> {
    const found = await answered(
      api.get<Position>(`/tables/${this.table}/position`, { previews: true, usual: this.usual() }),
    );
    if (round !== this.round || found?.decision?.number !== number) return;
    const known = new Map(this.known);
    for (const offer of found.decision.offers) if (offer.preview) known.set(offer.option, offer.preview);
    this.keep(known);
  }

  private keep(known: ReadonlyMap<number, Json>): void {
    this.known = known;
    this.changed(known);
  }
}

async function answered<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    return null;
  }
}
