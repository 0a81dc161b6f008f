// What is to be ringed on the map: whatever is legal, looked at, chosen, refused or new.
import type { Mark, Table } from "../../../../core/table.svelte";
import { BORDERS, CELLS, CITIES, heading, throne, THRONE } from "./geometry";
import { BORDER_KINDS, camp, campStep, CITY_KINDS, ours, type MapView } from "../look";

export interface Ring {
  id: string;
  mark: Mark;
  x: number; // the middle
  y: number;
  w: number; // half of the width and of the height
  h: number;
  r: number; // how round the corners are
  count: number; // how many pieces stand there as one
}

/** Whether it goes around a whole empire: such a ring lies on the ground, under the pieces on its borders. */
export function grounded(ring: Ring): boolean {
  return ring.id.startsWith("empire:");
}

function round(id: string, mark: Mark, x: number, y: number, w: number, count = 1): Ring {
  return { id, mark, x, y, w, h: w, r: w, count };
}

function square(id: string, mark: Mark, x: number, y: number, w: number, h: number, r: number): Ring {
  return { id, mark, x, y, w, h, r, count: 1 };
}

/** Everything that is marked, in the order in which it is drawn. */
export function rings(table: Table, view: MapView): Ring[] {
  const found: Ring[] = [];
  for (const [word, cell] of Object.entries(CELLS)) {
    const mark = table.mark("empire", word);
    // A whole cell is too large to be ringed for every little thing that happened in it.
    found.push(
      square(
        `empire:${word}`,
        { ...mark, changed: false },
        cell.x + cell.w / 2,
        cell.y + cell.h / 2,
        cell.w / 2 - 2,
        cell.h / 2 - 2,
        5,
      ),
    );
    if (view.empires[word]?.keeper !== "throne") continue;
    const [at, half] = [throne(word), THRONE / 2];
    found.push(square(`item:${word}`, table.mark("item", word), at.x + half, at.y + half, half + 2, half + 2, 5));
  }
  for (const [word, at] of Object.entries(CITIES))
    found.push(round(`city:${word}`, table.mark(CITY_KINDS, word), at.x, at.y, 17));
  for (const [word, at] of Object.entries(BORDERS)) {
    const border = view.borders[word];
    const mark = table.mark(BORDER_KINDS, word);
    if (border && ours(view, border)) mark.changed = false;
    if (border?.sea) found.push(round(`border:${word}`, mark, at.x, at.y, 19.5));
    else found.push(square(`border:${word}`, mark, at.x, at.y, 18.5, 18.5, 8));
  }
  const { empire, heaps } = camp(table, view);
  if (empire) {
    const at = heading(empire);
    const step = campStep(empire, heaps.length);
    heaps.forEach((heap, index) => {
      const mark = { ...table.mark("token", heap.token), changed: false };
      found.push(round(`token:${heap.token}`, mark, at.x + 15 + index * step, at.y + 14, 14, heap.count));
    });
  }
  return found.filter(({ mark, count }) => mark.legal || mark.refused || mark.changed || count > 1);
}
