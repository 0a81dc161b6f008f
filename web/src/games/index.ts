// The faces of the games, each loaded when a table of its game is opened.
import type { Face } from "../core/face";
import { enter } from "../core/text.svelte";

const faces: Record<string, { room: string; load: () => Promise<{ face: Face }> }> = {
  "pax-renaissance": { room: "pax", load: () => import("./pax") },
  lorenzo: { room: "lorenzo", load: () => import("./lorenzo") },
};

/** The face of a game, with its texts; nothing for a game without one. */
export async function faceOf(game: string): Promise<Face | null> {
  const found = faces[game];
  if (!found) return null;
  const [module] = await Promise.all([found.load(), enter(found.room)]);
  return module.face;
}
