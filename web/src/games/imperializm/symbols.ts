/** The symbols that only this game has: those drawn by hand, and the four seats, told apart by outline and colour. */
import type { Symbols } from "../../core/face";
import "./symbols.css";
import drawn from "./symbols.svg?raw";

export const COLOURS: Readonly<Record<string, string>> = {
  red: "#a3271b",
  green: "#4aa35c",
  blue: "#2352b4",
  yellow: "#f0c419",
};
const OUTLINES: Readonly<Record<string, string>> = {
  red: "M3 2h22v11.5c0 6.5-4.6 10.3-11 13-6.4-2.7-11-6.5-11-13z",
  green: "M14 2a12 12 0 1 1 0 24 12 12 0 0 1 0-24z",
  blue: "M3 2.5h22v23l-5.5-3.2-5.5 3.2-5.5-3.2L3 25.5z",
  yellow: "M14 .8 27.2 14 14 27.2.8 14z",
};

export function tokens(word: string): { symbol: string; colour: string } {
  return { symbol: `imp-seat-${word}`, colour: COLOURS[word] ?? "#8d8578" };
}

/** Where the charge of a power lies on a seat: in a lozenge there is less room. */
export function charge(seat: string): { x: number; y: number; size: number } {
  if (seat === "yellow") return { x: 8, y: 8, size: 12 };
  return { x: 6.5, y: seat === "green" ? 6.5 : 5.5, size: 15 };
}

function shape(seat: string): string {
  const d = OUTLINES[seat];
  return `<symbol id="imp-seat-${seat}" viewBox="0 0 28 28"><g class="imp-${seat}"><path class="imp-fill" d="${d}"/><path class="imp-line" d="${d}"/></g></symbol>`;
}

export const symbols: Symbols = {
  sheet: drawn.replace("</svg>", `${Object.keys(COLOURS).map(shape).join("")}</svg>`),
  shown: (symbol) => ({ symbol, classes: /^imp-[gs]-|^crown$/.test(symbol) ? `imp-lone ${symbol}` : undefined }),
};
