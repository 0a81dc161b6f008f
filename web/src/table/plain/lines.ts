/** Plain data as lines of text, for a game that has no face of its own. */
import type { Json } from "../../core/wire";

/** "next-order" as "next order". */
export function title(key: string): string {
  const words = key.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function said(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length ? value.map(said).join(", ") : "–";
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([key, inner]) => `${title(key)} ${said(inner)}`);
    return parts.length ? parts.join("; ") : "–";
  }
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return String(value);
}

/** A part of a view as lines: one for each element or entry, one for a plain value. */
export function lines(value: unknown): string[] {
  if (Array.isArray(value) && value.some((one) => typeof one === "object")) return value.map(said);
  if (value && typeof value === "object" && !Array.isArray(value)) {
    return Object.entries(value).map(([key, inner]) => `${title(key)}: ${said(inner)}`);
  }
  return [said(value)];
}

/** A whole view, part by part. */
export function parts(view: Json): { title: string; lines: string[] }[] {
  return Object.entries(view).map(([key, value]) => ({ title: title(key), lines: lines(value) }));
}
