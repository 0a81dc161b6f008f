/** Whether a choice is asked about once more before it is made. */

export type Confirming = "auto" | "always" | "never";

export interface Foreseen {
  informs?: unknown; // why the choice could not be taken back, as the engine says
  asks?: unknown; // another seat decides next
}

const FINAL = ["ends", "chance", "shown", "secret", "last"] as const;

export type Reason = "none" | "always" | "asks" | (typeof FINAL)[number];

/** Why the choice is to be confirmed; "none" if it can be taken back, or nobody wants to be asked. */
export function why(preview: Foreseen | null, wish: Confirming): Reason {
  if (wish === "never") return "none";
  const final = FINAL.find((reason) => reason === preview?.informs);
  if (final) return final;
  if (preview?.asks) return "asks";
  return wish === "always" ? "always" : "none";
}
