/** The symbols of this game by themselves: ops on a tile, one-shots in a bomb, prestige on a gem. */
import type { Shown, Symbols } from "../../core/face";
import "./symbols.css";
import sheet from "./symbols.svg?raw";

const OPS: Record<string, string> = {
  "op-commerce": "econ",
  "op-tax": "econ",
  "op-repress": "pol",
  "op-behead": "pol",
  "op-vote": "pol",
  "op-siege": "mil",
  "op-campaign": "mil",
  "op-corsair": "mil",
  "op-inquisitor": "rel r-catholic",
};
const EMBLEMS: Record<string, string> = { catholic: "em-cross", islamic: "em-crescent", reformist: "em-book" };
const RELIGION = /-(catholic|islamic|reformist)$/;
const BANK = /-(fugger|medici|coeur|marchionni)$/;
const PLAIN: Record<string, string> = { emporium: "emp-white", busted: "emp-black" };

function shown(symbol: string): Shown {
  const op = OPS[symbol];
  if (op) return { symbol, classes: `on-tile ${op}` };
  if (symbol.startsWith("os-")) return { symbol, classes: "in-bomb", under: "bomb" };
  const religion = RELIGION.exec(symbol)?.[1];
  if (symbol.startsWith("pr-"))
    return { symbol, classes: `on-gem ${religion ? `faith r-${religion}` : symbol.slice(3)}`, under: "gem" };
  if (religion && symbol.startsWith("base-"))
    return { symbol: EMBLEMS[religion] ?? symbol, classes: `on-base r-${religion}`, under: symbol };
  const bank = BANK.exec(symbol)?.[1];
  return { symbol, classes: bank ? `b-${bank}` : religion ? `r-${religion}` : PLAIN[symbol] };
}

export const symbols: Symbols = { sheet, shown };
