/** What somebody wishes for all tables on this device. */

const FLIGHTS = "signoria-flights";

const PLAYBACK = "signoria-playback";

/** How what others did is played back before I decide: not at all, or so many milliseconds a choice. */
export const PACES = { off: 0, quick: 350, normal: 900 } as const;
export type Playback = keyof typeof PACES;

/** What was chosen. Who has chosen nothing sees it quickly, unless they asked their system for less motion. */
function kept(): Playback {
  const found = globalThis.localStorage?.getItem(PLAYBACK) ?? "";
  if (found in PACES) return found as Playback;
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "off" : "quick";
}

/** Whether so many choices came too fast to be followed as they were made: what one has watched is not shown again. */
export function missed(choices: number, milliseconds: number, pace: number): boolean {
  return choices > 1 && milliseconds < choices * pace;
}

class Wishes {
  playback = $state<Playback>(kept());

  flights = $state(globalThis.localStorage?.getItem(FLIGHTS) !== "off");

  setPlayback(how: Playback): void {
    this.playback = how;
    globalThis.localStorage?.setItem(PLAYBACK, how);
  }

  setFlights(on: boolean): void {
    this.flights = on;
    globalThis.localStorage?.setItem(FLIGHTS, on ? "on" : "off");
  }
}

export const wishes = new Wishes();
