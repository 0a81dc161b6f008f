/** How pieces of a strip lie when there are more of them than room: side by side, then overlapping, then scrolled. */

export interface Width {
  width: number;
  tucked?: boolean; // lies half over the one before it, also where there is room
}

export interface Spread {
  at: number[]; // left edge of each
  width: number; // of the whole strip
  scrolls: boolean; // even overlapped as far as they may be, they need more than the room
}

export interface Spacing {
  gap: number;
  least: number; // how much of a covered piece must stay visible
  tuck: number; // how much of a piece a tucked one leaves visible where there is room, 0 to 1
}

export const CARDS: Spacing = { gap: 6, least: 26, tuck: 0.8 };
export const MINIS: Spacing = { gap: 3, least: 9, tuck: 0.55 };

/** The natural width of a strip: nothing is covered but what is tucked. */
export function natural(pieces: readonly Width[], spacing: Spacing = CARDS): number {
  return steps(pieces, spacing).reduce((sum, step) => sum + step, pieces.at(-1)?.width ?? 0);
}

export function spread(pieces: readonly Width[], room: number, spacing: Spacing = CARDS): Spread {
  const wanted = steps(pieces, spacing);
  const last = pieces.at(-1)?.width ?? 0;
  const full = wanted.reduce((sum, step) => sum + step, 0);
  const least = wanted.reduce((sum, step) => sum + Math.min(step, spacing.least), 0);
  const scrolls = least + last > room;
  const share = full + last <= room || full === least ? 1 : scrolls ? 0 : (room - last - least) / (full - least);
  const at: number[] = [];
  let left = 0;
  pieces.forEach((_, index) => {
    at.push(Math.round(left));
    const step = wanted[index] ?? 0;
    const short = Math.min(step, spacing.least);
    left += short + (step - short) * share;
  });
  return { at, width: pieces.length ? (at.at(-1) ?? 0) + last : 0, scrolls };
}

function steps(pieces: readonly Width[], spacing: Spacing): number[] {
  return pieces.slice(0, -1).map((piece, index) => {
    const next = pieces[index + 1];
    return next?.tucked ? piece.width * spacing.tuck : piece.width + spacing.gap;
  });
}

/** Two strips share a room: each gets what it wants if both can, else a part by what it wants. */
export function shares(wants: readonly [number, number], room: number): [number, number] {
  const [one, other] = wants;
  if (one + other <= room) return [one, other];
  const half = room / 2;
  if (one <= half) return [one, room - one];
  if (other <= half) return [room - other, other];
  const first = Math.round((room * one) / (one + other));
  return [first, room - first];
}
