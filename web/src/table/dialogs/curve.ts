// The course of a game as lines: one for each seat, in a box of a fixed size.

export interface Spot {
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  points: string; // of an SVG polyline
  end: Spot;
}

export const WIDTH = 560;
export const HEIGHT = 150;

type Course = readonly (readonly number[])[];

/** Where the moment with this place in the list, and a value there, stand in the box. */
function scale(positions: readonly number[], course: Course): (at: number, value: number) => Spot {
  const all = course.flat();
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 1;
  const first = positions[0] ?? 0;
  const wide = (positions.at(-1) ?? first) - first || 1;
  return (at, value) => ({
    x: Math.round((((positions[at] ?? first) - first) / wide) * WIDTH * 10) / 10,
    y: Math.round((HEIGHT - ((value - least) / span) * HEIGHT) * 10) / 10,
  });
}

/** The lines of all seats; none where there are not two moments to join. */
export function lines(positions: readonly number[], course: Course): Line[] {
  if (positions.length < 2) return [];
  const spot = scale(positions, course);
  return (course[0] ?? []).map((_, seat) => {
    const spots = course.map((moment, at) => spot(at, moment[seat] ?? 0));
    return {
      seat,
      points: spots.map((one) => `${one.x},${one.y}`).join(" "),
      end: spots.at(-1) ?? { x: 0, y: 0 },
    };
  });
}

/** Where something that a seat did after so many choices stands on its line: at the last moment before it. */
export function mark(positions: readonly number[], course: Course, position: number, seat: number): Spot {
  const after = positions.findIndex((one) => one > position);
  const at = after < 0 ? positions.length - 1 : Math.max(0, after - 1);
  return scale(positions, course)(at, course[at]?.[seat] ?? 0);
}
