/** What somebody wishes for all tables on this device. */

const FLIGHTS = "signoria-flights";

const PLAYBACK = "signoria-playback";

/** How what others did is played back before I decide: not at all, or so many milliseconds a choice. */
export const PACES = { off: 0, quick: 350, normal: 900 } as const;
export type Playback = keyof typeof PACES;

function kept(): Playback {
  const found = globalThis.localStorage?.getItem(PLAYBACK) ?? "";
  return found in PACES ? (found as Playback) : "off";
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
