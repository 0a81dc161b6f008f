/** The past that plays itself: watched again at will, and what rivals did before I decide. */
import { flushSync } from "svelte";
import type { Table } from "../../core/table.svelte";
import { deed } from "../keys";
import { missed, PACES, wishes } from "../wishes.svelte";
import { since } from "./since";

const HELD = ["Shift", "Control", "Alt", "Meta"]; // keys that mean nothing alone

export class Replay {
  playing = $state(false);
  private seen: number; // the moment up to which everything was shown or played back
  private alone = 0; // since when others act

  constructor(private readonly table: Table) {
    this.seen = table.now?.position ?? 0;
  }

  play(on: boolean): void {
    this.playing = on;
    if (!on) this.table.replaying = false;
  }

  /** Everything after a moment once more, up to the present. */
  watch(from: number): void {
    void this.table.goTo(from);
    this.playing = true;
  }

  /** I have made a choice: what others do from now on may come too fast to be followed. */
  acted(): void {
    this.alone = performance.now();
  }

  /** I am asked something. In a what-if I was the rival, and a lesson speaks of the present: nothing is played back there. */
  asked(): void {
    const { card, entries, seat, now } = this.table;
    const [told, last] = [since(entries, seat), now?.position ?? 0];
    const from = Math.max(told.from, this.seen);
    this.seen = last;
    if (!told.rivals.length || card?.branch || card?.settings.lesson || card?.settings.puzzle) return;
    if (!missed(last - from, performance.now() - this.alone, PACES[wishes.playback])) return;
    this.table.replaying = true;
    this.watch(from);
  }

  /**
   * A hand in a hurry need not wait until all is played back. It is over before the click or the key does anything, so that
   * means what is there now. Only the keys and buttons of the history go on from what they show.
   */
  hurry(event: Event): void {
    const table = this.table;
    if (!table.replaying) return;
    const last = table.now?.position ?? 0;
    let history = event.target instanceof Element && event.target.closest(".history") !== null;
    if (event instanceof KeyboardEvent) {
      if (HELD.includes(event.key)) return;
      history = ["go", "play"].includes(deed(event, { position: table.headed, last })?.do ?? "");
    }
    if (history) return void (table.replaying = false);
    this.play(false);
    void table.goTo(last);
    flushSync();
  }
}
