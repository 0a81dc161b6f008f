// Where a window stands over the map: how many pixels a unit has, and the pixel at which the map begins.
import { ACROSS, HEIGHT, WIDTH, type Point } from "../drawn/geometry";

export interface Room {
  width: number;
  height: number;
}

export interface Frame extends Point {
  scale: number;
}

export const NEAREST = 3;
export const READABLE = 0.62; // below this many pixels a unit one looks at a part of the map
const FARTHEST = 0.9; // however far apart the places are
const OVERVIEW = { width: 130, height: 64 }; // what the small map covers in the upper right corner
const CLOSE = { least: 1.2, most: 1.5 }; // pixels a unit where one does

/** The scale at which the whole map fits. */
export function fitting(room: Room): number {
  return Math.min(room.width / WIDTH, room.height / HEIGHT);
}

/** Whether the map is so small in this room that one looks at a part of it. */
export function cramped(room: Room): boolean {
  return fitting(room) < READABLE;
}

/** The whole map in the middle of the room. */
export function whole(room: Room): Frame {
  return settle({ scale: fitting(room), x: 0, y: 0 }, room);
}

/** The same window within bounds: not past an edge of the map, and a map smaller than the room in its middle. */
export function settle(frame: Frame, room: Room, above = 0): Frame {
  const scale = Math.min(Math.max(NEAREST, fitting(room)), Math.max(fitting(room), frame.scale));
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  return {
    scale,
    x: width <= room.width ? (room.width - width) / 2 : Math.min(0, Math.max(room.width - width, frame.x)),
    y:
      height + above <= room.height
        ? (room.height - height) / 2
        : Math.min(above, Math.max(room.height - height, frame.y)),
  };
}

/** Nearer or farther by a factor; the point of the map under this pixel stays there. */
export function zoom(frame: Frame, factor: number, at: Point, room: Room): Frame {
  const scale = settle({ ...frame, scale: frame.scale * factor }, room).scale;
  const grown = scale / frame.scale;
  return pan({ scale, x: at.x - (at.x - frame.x) * grown, y: at.y - (at.y - frame.y) * grown }, { x: 0, y: 0 }, room);
}

/** The map can be drawn down a little, out from under the overview. */
export function pan(frame: Frame, by: Point, room: Room): Frame {
  const above = frame.scale > fitting(room) * 1.01 ? OVERVIEW.height : 0;
  return settle({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, room, above);
}

/** This point of the map in the middle of the room. */
export function centre(frame: Frame, on: Point, room: Room): Frame {
  return uncovered(
    settle({ ...frame, x: room.width / 2 - on.x * frame.scale, y: room.height / 2 - on.y * frame.scale }, room),
    [on],
    room,
  );
}

/** The same window, lower if one of these points would be under the overview. */
function uncovered(frame: Frame, points: readonly Point[], room: Room): Frame {
  const edge = 20 * frame.scale;
  const tops = points
    .filter(({ x }) => x * frame.scale + frame.x + edge > room.width - OVERVIEW.width)
    .map(({ y }) => y * frame.scale + frame.y - edge);
  return pan(frame, { x: 0, y: Math.max(0, OVERVIEW.height - Math.min(OVERVIEW.height, ...tops)) }, room);
}

/** A window near enough to read, over all these points if they fit, else over the middle of them. */
export function over(points: readonly Point[], room: Room): Frame {
  const near = Math.max(CLOSE.least, Math.min(CLOSE.most, room.height / HEIGHT), fitting(room));
  if (!points.length) {
    const amid = centre({ scale: near, x: 0, y: 0 }, { x: WIDTH / 2, y: HEIGHT / 2 }, room);
    return between(amid, points, room);
  }
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const margin = 60; // so that what stands around the outermost points is seen, too
  const wanted = Math.min(room.width / (right - left + margin), room.height / (bottom - top + margin));
  const scale = Math.max(Math.min(near, wanted), Math.min(near, FARTHEST));
  const found = centre({ scale, x: 0, y: 0 }, { x: (left + right) / 2, y: (top + bottom) / 2 }, room);
  return uncovered(between(found, points, room), points, room);
}

/** The same window with its sides between two empires, so that no name is cut; not if less of the points were seen. */
function between(frame: Frame, points: readonly Point[], room: Room): Frame {
  const columns = Math.round(room.width / (ACROSS * frame.scale));
  const scale = room.width / (ACROSS * Math.max(1, columns));
  if (scale < FARTHEST || scale > CLOSE.most) return frame;
  const near = zoom(frame, scale / frame.scale, { x: room.width / 2, y: room.height / 2 }, room);
  const snapped = settle({ ...near, x: Math.round(near.x / (ACROSS * scale)) * ACROSS * scale }, room);
  const seen = (window: Frame): number => points.filter((point) => visible(window, point, room)).length;
  return seen(snapped) < seen(frame) ? frame : snapped;
}

/** Whether a point can be seen, and not only just. */
export function visible(frame: Frame, on: Point, room: Room): boolean {
  const [x, y] = [on.x * frame.scale + frame.x, on.y * frame.scale + frame.y];
  const edge = 18 * frame.scale;
  return x >= edge && y >= edge && x <= room.width - edge && y <= room.height - edge;
}

/** How large the names of cities are written, in units: where the map is small they are larger on it. */
export function lettering(scale: number): number {
  return Math.min(14, Math.max(12, 10.5 / scale));
}
