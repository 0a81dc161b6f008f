// How a symbol of the sheet is shown by itself: ops on a tile, one-shots in a bomb, prestige on a gem.

export type Frame = "op" | "bomb" | "gem" | "base" | "plain";

export interface Shown {
  frame: Frame;
  classes: string; // the context that gives the symbol its colours
  under: string; // another symbol that lies under it, '' for none
  symbol: string;
}

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
const PLAIN: Record<string, string> = { emporium: "emp-white", busted: "emp-black", member: "b-fugger" };

export function shown(symbol: string): Shown {
  const op = OPS[symbol];
  if (op) return { frame: "op", classes: op, under: "", symbol };
  if (symbol.startsWith("os-")) return { frame: "bomb", classes: "", under: "bomb", symbol };
  const religion = RELIGION.exec(symbol)?.[1];
  if (symbol.startsWith("pr-")) {
    return { frame: "gem", classes: religion ? `faith r-${religion}` : symbol.slice(3), under: "gem", symbol };
  }
  if (religion && symbol.startsWith("base-")) {
    return { frame: "base", classes: `r-${religion}`, under: symbol, symbol: EMBLEMS[religion] ?? symbol };
  }
  const bank = BANK.exec(symbol)?.[1];
  return {
    frame: "plain",
    classes: bank ? `b-${bank}` : religion ? `r-${religion}` : (PLAIN[symbol] ?? ""),
    under: "",
    symbol,
  };
}
