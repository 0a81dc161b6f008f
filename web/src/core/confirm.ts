/** Whether a choice is asked about once more before it is made. */

export type Confirming = "auto" | "always" | "never";

export interface Foreseen {
  informs?: boolean; // the choice could not be taken back: somebody learns something
  asks?: unknown; // another seat decides next
  ends?: unknown; // the game ends
  refresh?: unknown; // new cards come
}

export type Reason = "none" | "always" | "ends" | "asks" | "informs";

/** Why the choice is to be confirmed; "none" if it can be taken back, or nobody wants to be asked. */
export function why(preview: Foreseen | null, wish: Confirming): Reason {
  if (wish === "never") return "none";
  if (preview?.ends) return "ends";
  if (preview?.asks) return "asks";
  if (preview?.informs || preview?.refresh) return "informs";
  return wish === "always" ? "always" : "none";
}
