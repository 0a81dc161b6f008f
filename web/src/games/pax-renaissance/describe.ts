/** The position as text, for a player who listens instead of looking. */
import type { Table } from "../../core/table.svelte";
import { t } from "../../core/text.svelte";
import type { Json } from "../../core/wire";
import { handCards, handSize, pieces, squareSide, type Piece } from "./facts";
import { conditions, VICTORIES } from "./standing";
import { RELIGIONS, SIDES, type Components, type Side, type View } from "./types";

export interface Section {
  title: string;
  lines: string[];
}

export function describe(json: Json, table: Table): Section[] {
  const view = json as View;
  if (!view.banks) return [];
  return [
    turn(view, table),
    ...SIDES.map((side) => market(view, table, side)),
    ...view.banks.map((bank) => tableau(view, table, bank)),
    map(view, table),
    victories(view, table),
  ];
}

function turn(view: View, table: Table): Section {
  return {
    title: t("pax-say-turn"),
    lines: [
      t("pax-say-turn-of", { bank: table.name("bank", view.turn), count: view.actions }),
      ...(view.asked && view.asked !== view.turn ? [t("pax-asks", { bank: table.name("bank", view.asked) })] : []),
    ],
  };
}

function market(view: View, table: Table, side: Side): Section {
  const slots = view.slots[side].map((slot) => {
    if (!slot.card) return t("pax-slot-empty");
    const card = table.name("card", slot.card);
    const coins = slot.florins ? ` ${t("pax-florins-on-card", { count: slot.florins })}` : "";
    return (slot.hidden ? t("pax-say-fair-card", { card }) : t("pax-slot-label", { card, price: slot.price })) + coins;
  });
  const fair = view.fairs[side];
  return {
    title: t("pax-market-row", { side: table.name("side", side) }),
    lines: [
      ...slots,
      t("pax-say-fair", { emporium: table.name("emporium", fair.emporium), count: fair.profits }),
      t("pax-deck", { cards: view.deck[side].cards, comets: view.deck[side].comets }),
    ],
  };
}

function tableau(view: View, table: Table, bank: string): Section {
  const seat = view.seats[bank]!;
  const cards = handCards(seat).map((card) => table.name("card", card));
  const lines = [
    t("pax-say-bank", { florins: seat.florins, pawns: seat.pawns }),
    [t("pax-say-hand", { count: handSize(seat) }), ...cards].join(", "),
    ...(seat.maids.length
      ? [`${t("pax-maids")}: ${seat.maids.map((queen) => table.name("card", queen)).join(", ")}`]
      : []),
  ];
  for (const side of SIDES) {
    const row = pieces(seat, side).map((piece) => standing(view, table, piece));
    lines.push(`${table.name("side", side)}: ${row.length ? row.join("; ") : t("pax-empty-half")}`);
  }
  return { title: t("pax-tableau-of", { bank: table.name("bank", bank) }), lines };
}

function standing(view: View, table: Table, piece: Piece): string {
  const { item, role } = piece;
  const printed = table.components as Components;
  const name = item.side
    ? t("pax-square-label", {
        name: squareSide(printed, view, item.item, item.side).name,
        empire: table.name("empire", item.item),
      })
    : table.name("card", item.item);
  return [
    name,
    role === "vassal" ? t("pax-vassal") : "",
    role === "queen" ? t("pax-queen") : "",
    item.bishop ? table.name("token", item.bishop) : "",
    item.silenced ? t("pax-silenced") : "",
    item.repressed?.length
      ? `${t("pax-repressed")}: ${item.repressed.map((one) => table.name("token", one)).join(", ")}`
      : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function map(view: View, table: Table): Section {
  const printed = table.components as Components;
  const empires = Object.entries(view.empires).map(([word, empire]) => {
    const cities = empire.cities
      .filter((city) => city.token)
      .map((city) => `${table.name("city", city.city)}: ${table.name("token", city.token)}`);
    const keeper = empire.keeper === "throne" ? t("pax-on-throne") : table.name("bank", empire.keeper);
    return `${table.name("empire", word)}, ${printed.names.state[empire.faith]}, ${keeper}. ${cities.join("; ")}`;
  });
  const borders = Object.entries(view.borders)
    .filter(([, border]) => border.concession || border.pirate)
    .map(([word, border]) => {
      const held = [
        border.concession && t("pax-concession-of", { bank: table.name("bank", border.concession) }),
        border.pirate && table.name("token", border.pirate),
      ];
      return `${table.name("border", word)}: ${held.filter(Boolean).join(", ")}`;
    });
  return { title: t("pax-say-map"), lines: [...empires, ...borders] };
}

function victories(view: View, table: Table): Section {
  const lines = VICTORIES.flatMap((victory) => {
    const standing = view.standings[victory];
    const state = standing.active ? t("pax-active") : t("pax-asleep");
    const faiths = victory === "holy" ? RELIGIONS : [undefined];
    return [
      `${t(`pax-victory-${victory}`)}: ${state}`,
      ...faiths.flatMap((faith) =>
        Object.keys(standing.banks).map((bank) => {
          const said = conditions(standing, bank, faith).map(
            (one) =>
              `${t(`pax-count-${one.what}`)} ${one.own}, ${one.met ? t("pax-met") : t("pax-short", { count: one.short })}`,
          );
          const of = faith ? `${table.name("religion", faith)}, ` : "";
          return `${of}${table.name("bank", bank)}: ${said.join("; ")}`;
        }),
      ),
    ];
  });
  const patrons = Object.entries(view.standings.patron).map(
    ([bank, patron]) => `${table.name("bank", bank)} ${patron.patrons}`,
  );
  return { title: t("pax-victories"), lines: [...lines, `${t("pax-patron-row")}: ${patrons.join(", ")}`] };
}
