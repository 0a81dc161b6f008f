/** What moves when something happens: members to their spaces, cards home, goods to and fro. */
import type { Flight } from "../../core/face";
import type { EventCard, Json } from "../../core/wire";
import { ICON } from "./facts";
import { memberSymbol } from "./symbols";
import type { View } from "./types";

/** Where a seat's member stands that did not stand there before. */
export function arrived(before: View, after: View, seat: string): string {
  const standing = (view: View): [string, string[]][] => [
    ...view.towers.flatMap((tower) =>
      tower.floors.map((floor, at): [string, string[]] => [`${tower.type}-${at + 1}`, floor.members]),
    ),
    ...Object.entries(view.spaces).map(([space, shown]): [string, string[]] => [space, shown.members]),
  ];
  const was = new Map(standing(before));
  const found = standing(after).find(([space, members]) =>
    members.some((member) => member.startsWith(`${seat}-`) && !was.get(space)?.includes(member)),
  );
  return found?.[0] ?? "";
}

/** The floor a card lay on. */
export function floorOf(view: View, card: string): string {
  for (const tower of view.towers) {
    const at = tower.floors.findIndex((floor) => floor.card === card);
    if (at >= 0) return `${tower.type}-${at + 1}`;
  }
  return "";
}

export function flights(event: EventCard, before: Json, after: Json): Flight[] {
  const [was, is] = [before as View, after as View];
  const { seat, member, space, card, good, tile } = event.things as Record<string, string>;
  const own = seat === is.viewer;
  const place = seat ? arrived(was, is, seat) : "";
  const purse = `good:${good}@${seat}`;
  switch (event.name) {
    case "placed":
      return [
        {
          symbol: memberSymbol(`${seat}-${member}`),
          from: own ? `member:${member}` : `colour:${seat}`,
          to: `space:${space}`,
        },
      ];
    case "took-card": {
      const floor = floorOf(was, card ?? "");
      return floor
        ? [
            {
              symbol: ICON[floor.split("-")[0] ?? ""] ?? "",
              from: `space:${floor}`,
              to: own ? `card:${card}` : `colour:${seat}`,
            },
          ]
        : [];
    }
    case "gained":
      return place ? [{ symbol: ICON[good ?? ""] ?? "", from: `space:${place}`, to: purse, kind: "coin" }] : [];
    case "paid":
      return place ? [{ symbol: ICON[good ?? ""] ?? "", from: purse, to: `space:${place}`, kind: "coin" }] : [];
    case "surcharged":
      return place ? [{ symbol: "florin", from: `good:coin@${seat}`, to: `space:${place}`, kind: "coin" }] : [];
    case "excommunicated":
      return [{ symbol: "i-no", from: `tile:${tile}`, to: `good:faith@${seat}`, kind: "fall" }];
    default:
      return [];
  }
}
