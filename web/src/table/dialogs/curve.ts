// The course of a game as lines: one for each seat, in a box of a fixed size.

export interface Line {
  seat: number;
  points: string; // of an SVG polyline
  end: { x: number; y: number };
}

export const WIDTH = 560;
export const HEIGHT = 150;

/** The lines of all seats; none where there are not two moments to join. */
export function lines(positions: readonly number[], course: readonly (readonly number[])[]): Line[] {
  if (positions.length < 2) return [];
  const all = course.flat();
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 1;
  const first = positions[0] ?? 0;
  const wide = (positions.at(-1) ?? first) - first || 1;
  const x = (at: number): number => Math.round((((positions[at] ?? first) - first) / wide) * WIDTH * 10) / 10;
  const y = (value: number): number => Math.round((HEIGHT - ((value - least) / span) * HEIGHT) * 10) / 10;
  return (course[0] ?? []).map((_, seat) => {
    const spots = course.map((moment, at) => ({ x: x(at), y: y(moment[seat] ?? least) }));
    return {
      seat,
      points: spots.map((spot) => `${spot.x},${spot.y}`).join(" "),
      end: spots.at(-1) ?? { x: 0, y: 0 },
    };
  });
}
