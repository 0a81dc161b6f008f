/** Which paragraph of the rules is open on the table page. */

class Rules {
  edition = $state(""); // that the table is played with
  shown = $state<{ game: string; rule: string } | null>(null);

  open(game: string, rule: string): void {
    this.shown = { game, rule };
  }

  close(): void {
    this.shown = null;
  }
}

export const rules = new Rules();
