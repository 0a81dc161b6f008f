/** What moves when something happens: ducats, territories, cards, achievements. */
import type { Flight } from "../../core/face";
import type { EventCard, Json } from "../../core/wire";
import { ICON } from "./facts";
import { tokens } from "./symbols";
import type { View } from "./types";

export function flights(event: EventCard, _before: Json, after: Json): Flight[] {
  const view = after as View;
  const { seat, target, territory, achievement, card, good, religion, from, to } = event.things as Record<
    string,
    string
  >;
  const own = seat === view.viewer;
  const home = `colour:${seat}`;
  const purse = `measure:ducats@${seat}`;
  switch (event.name) {
    case "traded":
      return [{ symbol: "florin", from: `good:${good}`, to: purse, kind: "coin" }];
    case "robbed":
      return [{ symbol: "florin", from: `measure:ducats@${target}`, to: purse, kind: "coin" }];
    case "tribute-paid":
    case "gave-all":
      return [{ symbol: "florin", from: purse, to: `measure:ducats@${target}`, kind: "coin" }];
    case "took-territory":
      return [{ symbol: "imp-k-land", from: `territory:${territory}`, to: home }];
    case "conquered":
      return [{ symbol: "imp-a-conquest", from: own ? `card:${territory}` : home, to: `territory:${territory}` }];
    case "ceded":
      return [{ symbol: "imp-k-land", from: home, to: `colour:${target}` }];
    case "claimed":
      return [{ symbol: "imp-s-glory", from: `achievement:${achievement}`, to: home }];
    case "converted":
      return [{ symbol: `imp-f-${religion}`, from: `religion:${religion}`, to: home }];
    case "played-on":
    case "put-down":
      return target === seat
        ? []
        : [{ symbol: "imp-a-intrigue", from: own ? `card:${card}` : home, to: `colour:${target}` }];
    case "war-declared":
      return [{ symbol: ICON.war ?? "", from: home, to: `colour:${target}` }];
    case "moved":
      return from === to ? [] : [{ symbol: "imp-k-authority", from: `colour:${from}`, to: `colour:${to}` }];
    case "power-revealed":
      return [{ symbol: tokens(seat ?? "").symbol, from: home, to: `measure:glory` }];
    default:
      return [];
  }
}
