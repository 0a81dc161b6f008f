/** Time on clocks, as numbers to be said. */

export interface Left {
  seconds: number;
  text: string; // 11:42, 1:02:03; "" from two days on, where days are said
  days: number;
  over: boolean;
}

const DAY = 86_400;

/** What is left until a deadline, by the time of the server. */
export function left(deadline: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil(deadline - now));
  const days = seconds >= 2 * DAY ? Math.round(seconds / DAY) : 0;
  return { seconds, days, text: days ? "" : digits(seconds), over: deadline <= now };
}

/** Seconds as a clock shows them. */
export function digits(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** What a seat has left in its bank: it runs while the seat decides. */
export function bank(clock: number, decides: boolean, moved: number, now: number): number {
  return Math.max(0, decides ? clock - Math.max(0, now - moved) : clock);
}
