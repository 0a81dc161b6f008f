/** What somebody wishes for all tables on this device. */

const FLIGHTS = "signoria-flights";

class Wishes {
  flights = $state(globalThis.localStorage?.getItem(FLIGHTS) !== "off");

  setFlights(on: boolean): void {
    this.flights = on;
    globalThis.localStorage?.setItem(FLIGHTS, on ? "on" : "off");
  }
}

export const wishes = new Wishes();
