// All that can be found about a game: its paragraphs with the rulings, the terms of the glossary, the cards.
import type { Box, GlossaryCard, Json, RulesCard } from "../core/wire";
import type { Found } from "./search";

/** What a card says, whether it says lines or lines about something. */
function lines(text: unknown): string {
  if (!Array.isArray(text)) return "";
  return text
    .map((line: unknown) => (typeof line === "string" ? line : ((line as { said?: string } | null)?.said ?? "")))
    .filter(Boolean)
    .join(" ");
}

/** Whatever lies in the box and has a name and a text. */
function cards(box: Box): Found[] {
  const found: Found[] = [];
  for (const [kind, table] of Object.entries(box.components)) {
    if (typeof table !== "object" || table === null || Array.isArray(table)) continue;
    for (const [word, one] of Object.entries(table as Record<string, Json | null>)) {
      const text = lines(one?.text);
      const names = Object.values(box.names).find((domain) => word in domain);
      if (text && names?.[word]) found.push({ kind: "card", id: `${kind}:${word}`, title: names[word], text });
    }
  }
  return found;
}

export function everything(rules: RulesCard, glossary: GlossaryCard | null, box: Box | null): Found[] {
  const special = new Set(rules.parts.filter((part) => part.about).map((part) => part.id));
  const parts = new Map(rules.parts.map((part) => [part.id, part.title]));
  return [
    ...rules.rules.map(({ id, part, title, text }): Found => ({
      kind: "rule",
      id,
      title,
      text,
      part: parts.get(part),
      special: special.has(part),
    })),
    ...(glossary?.groups ?? []).flatMap((group) =>
      group.terms.map(({ id, title, text }): Found => ({ kind: "term", id, title, text })),
    ),
    ...(box ? cards(box) : []),
  ];
}
