/** The symbols that only this game has: those drawn by hand, shields and members of four colours, glyphs of card types. */
import type { Symbols } from "../../core/face";
import "./symbols.css";
import drawn from "./symbols.svg?raw";

export const COLOURS: Readonly<Record<string, string>> = {
  red: "#a3271b",
  green: "#4aa35c",
  blue: "#2352b4",
  yellow: "#f0c419",
};
const CHARGES: Readonly<Record<string, string>> = {
  red: "charge-heart",
  green: "charge-tower",
  blue: "charge-lily",
  yellow: "charge-balls",
};
const DICE = ["white", "black", "orange", "neutral"];
const SHIELD = "M2.5 2h23v13.5c0 8-5.2 12.6-11.5 15.7C7.7 28.1 2.5 23.5 2.5 15.5z";
// The band goes by the die: white and black plain, orange with bars, the neutral member has an empty one.
const BARS = '<path class="lor-bars" d="M8.5 22v7M14 22v7M19.5 22v7"/>';
const GLYPHS: Readonly<Record<string, string>> = {
  territory: "M1.5 20 8.2 7.5l3.3 5.4L14.8 6l7.7 14zM8.2 11l-2 3.8 2-.9 1.7 1zM14.8 9.8l-2 4.2 2-1 2.3 1.3z",
  building: "M2 8.6 12 2.5l10 6.1v1.9H2zM4 12h3v6.5H4zM10.5 12h3v6.5h-3zM17 12h3v6.5h-3zM2.5 20h19v2h-19z",
  character: "M12 2.2a4.6 4.6 0 0 1 2.6 8.4c4 1.2 5.9 4.9 6.2 11.2H3.2c.3-6.3 2.2-10 6.2-11.2A4.6 4.6 0 0 1 12 2.2z",
  venture:
    "M3 2.5 5.6 2l8.2 8.2 2-2 1.5 1.5-2 2 5.9 5.9-2.5 2.5-5.9-5.9-2 2-1.5-1.5 2-2L3.1 4.6zM20.9 2.5 18.3 2l-5 5 2.1 2.1 5.5-4.5zM8.4 11.9l-5.6 5.7 2.5 2.5 5.6-5.7z",
  any: "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm6 4.5-1.5 4H6.3l3.4 2.6-1.3 4.2 3.6-2.6 3.6 2.6-1.3-4.2 3.4-2.6h-4.2z",
};

export function tokens(word: string): { symbol: string; colour: string } {
  return { symbol: `lor-shield-${word}`, colour: COLOURS[word] ?? "#8d8578" };
}

/** The symbol of a member, "red-white". */
export function memberSymbol(member: string): string {
  return `lor-${member}`;
}

function shield(seat: string): string {
  return `<symbol id="lor-shield-${seat}" viewBox="0 0 28 33"><g class="lor-${seat}"><path class="sh" d="${SHIELD}"/><path class="shx" d="M14 2h11.5v13.5c0 8-5.2 12.6-11.5 15.7z"/><use href="#${CHARGES[seat]}" class="lor-charge" x="5" y="5" width="18" height="18"/><path class="shl" d="${SHIELD}"/></g></symbol>`;
}

function member(seat: string, die: string): string {
  const bars = die === "orange" ? BARS : "";
  return `<symbol id="lor-${seat}-${die}" viewBox="0 0 28 36"><g class="lor-${seat} lor-${die}"><use href="#member" width="28" height="36"/>${bars}<use href="#${CHARGES[seat]}" class="lor-charge" x="9.2" y="12.8" width="9.6" height="9.6"/></g></symbol>`;
}

function glyph(type: string): string {
  return `<symbol id="lor-${type}" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${GLYPHS[type]}"/></symbol>`;
}

function sheet(): string {
  const seats = Object.keys(COLOURS);
  const parts = [
    ...seats.map(shield),
    ...seats.flatMap((seat) => DICE.map((die) => member(seat, die))),
    ...Object.keys(GLYPHS).map(glyph),
  ];
  return drawn.replace("</svg>", `${parts.join("")}</svg>`);
}

export const symbols: Symbols = {
  sheet: sheet(),
  shown: (symbol) => ({ symbol, classes: symbol === "member" ? "lor-blue" : undefined }),
};
