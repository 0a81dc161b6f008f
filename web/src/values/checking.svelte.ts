// A draft is checked while it is written, a moment after the last letter; an older answer never replaces a newer one.
import { Refused } from "../core/api";
import type { Draft as Sent, FindingCard } from "../core/wire";
import { checkDraft } from "./packs";

const PAUSE = 350; // milliseconds without a letter before the server is asked

export class Checking {
  findings = $state.raw<FindingCard[]>([]);
  busy = $state(true); // what is known is older than what is written
  problem = $state(""); // why it cannot be checked
  digest = $state("");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something was written. */
  later(draft: Sent): void {
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.now(draft), PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private async now(draft: Sent): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    try {
      const found = await checkDraft(draft);
      if (mine !== this.asked) return;
      this.findings = found.findings;
      this.digest = found.digest;
      this.problem = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (mine !== this.asked) return;
      this.problem = error.message;
    }
    this.busy = false;
  }
}
