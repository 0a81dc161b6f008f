/** Keys of the table page: what a key press means, wherever the focus is. */

export type Deed =
  | { do: "digit"; digit: string }
  | { do: "go"; to: number } // look at this moment
  | {
      do:
        | "enter"
        | "escape"
        | "undo"
        | "redo"
        | "explain"
        | "hint"
        | "filter"
        | "chat"
        | "describe"
        | "help"
        | "play"
        | "now"
        | "next-option"
        | "previous-option";
    };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export interface Place {
  position: number; // the moment that is looked at
  last: number; // the newest moment
}

const LETTERS: Record<string, Exclude<Deed["do"], "digit" | "go">> = {
  u: "undo",
  r: "redo",
  e: "explain",
  h: "hint",
  c: "chat",
  d: "describe",
  p: "play",
  n: "now",
  "/": "filter",
  "?": "help",
  ".": "next-option",
  ",": "previous-option",
  Enter: "enter",
  Escape: "escape",
};

/** The moment a history key leads to; nothing for other keys. */
export function moment(key: string, { position, last }: Place): number | null {
  const to: Record<string, number> = {
    Home: 0,
    End: last,
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    PageUp: position - 10,
    PageDown: position + 10,
  };
  const goal = to[key];
  return goal === undefined ? null : Math.max(0, Math.min(last, goal));
}

/** What a key means that was pressed outside of any field to write in. */
export function deed(pressed: Pressed, place: Place): Deed | null {
  const letter = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.ctrlKey || pressed.metaKey) {
    if (pressed.altKey) return null;
    if (letter === "z") return { do: pressed.shiftKey ? "redo" : "undo" };
    if (letter === "y") return { do: "redo" };
    return null;
  }
  if (pressed.altKey) return null;
  if (/^[0-9]$/.test(letter)) return { do: "digit", digit: letter };
  const goal = moment(pressed.key, place);
  if (goal !== null) return pressed.shiftKey ? null : { do: "go", to: goal };
  const named = LETTERS[letter];
  return named ? { do: named } : null;
}

const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="slider"], [role="menu"], dialog';

const WRITING = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether something is being written or picked from a list here. */
export function writes(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(WRITING) !== null;
}

/** Whether an element needs its keys for itself. */
export function keepsKeys(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(OWN_KEYS) !== null;
}
