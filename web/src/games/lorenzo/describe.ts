/** The position as text, part by part, for those who listen to it. */
import type { Table } from "../../core/table.svelte";
import { t } from "../../core/text.svelte";
import type { Json } from "../../core/wire";
import { amounts, boxOf, columns, leadersOf, person, ROMAN, seatOf } from "./facts";
import type { Counts, SeatView, View } from "./types";

export interface Part {
  title: string;
  lines: string[];
}

export function describe(view: Json, table: Table): Part[] {
  const shown = view as View;
  return [
    round(shown, table),
    ...towers(shown, table),
    spaces(shown, table),
    vatican(shown, table),
    ...columns(shown).map((seat) => board(seat, shown, table)),
  ];
}

function goods(counts: Counts, table: Table): string {
  return amounts(counts)
    .map(([good, amount]) => `${table.name("good", good)} ${amount}`)
    .join(", ");
}

function standing(members: string[], table: Table): string {
  return members
    .map((member) => `${person(table, seatOf(member))} (${table.name("member", member.split("-")[1] ?? "")})`)
    .join(", ");
}

function round(view: View, table: Table): Part {
  const rounds = boxOf(table).rounds;
  const dice = Object.entries(view.dice).map(([die, value]) => t("lor-die", { die: table.name("member", die), value }));
  return {
    title: view.round
      ? t("lor-round-of", { round: view.round, rounds, period: ROMAN[view.period] ?? "" })
      : t("lor-set-up"),
    lines: [...dice, `${t("lor-order")}: ${view.order.map((seat) => person(table, seat)).join(", ")}`],
  };
}

function towers(view: View, table: Table): Part[] {
  const box = boxOf(table);
  return view.towers.map((tower, kind) => ({
    title: table.name("type", tower.type),
    lines: tower.floors.map((floor, at) => {
      const printed = box.towers[kind]?.floors[at];
      const card = floor.card
        ? `${table.name("card", floor.card)}. ${box.cards[floor.card]?.text.join(" ") ?? ""}`
        : t("lor-empty");
      const who = floor.members.length ? ` ${t("lor-stands", { names: standing(floor.members, table) })}` : "";
      return `${t("lor-value", { value: printed?.value ?? 0 })}: ${card}${who}`;
    }),
  }));
}

function spaces(view: View, table: Table): Part {
  const lines = Object.entries(view.spaces).map(([space, shown]) => {
    const said = shown.covered
      ? t("lor-covered")
      : shown.members.length
        ? standing(shown.members, table)
        : t("lor-nobody");
    return `${table.name("space", space)}: ${said}`;
  });
  if (view["next-order"].length)
    lines.push(`${t("lor-next-order")}: ${view["next-order"].map((seat) => person(table, seat)).join(", ")}`);
  return { title: t("lor-spaces"), lines };
}

function vatican(view: View, table: Table): Part {
  const box = boxOf(table);
  const lines = view.tiles.map((tile, period) => {
    const on = tile.on.length
      ? ` ${t("lor-under", { name: tile.on.map((seat) => person(table, seat)).join(", ") })}`
      : "";
    return `${ROMAN[period + 1]}: ${box.tiles[tile.tile]?.text.join(" ") ?? ""}${on}`;
  });
  if (view.report.faith)
    lines.unshift(t(view.report.rounds === 0 ? "lor-report-now" : "lor-report-later", { faith: view.report.faith }));
  return { title: t("lor-faith"), lines };
}

function board(seat: SeatView, view: View, table: Table): Part {
  const box = boxOf(table);
  const members = Object.entries(seat.members).map(([member, shown]) =>
    t("lor-member", { member: table.name("member", member), value: shown.value, home: shown.home ? "yes" : "no" }),
  );
  const cards = box.types.map(
    (type) =>
      `${table.name("type", type)}: ${seat.cards[type].map((card) => table.name("card", card)).join(", ") || t("lor-none")}`,
  );
  const leaders = leadersOf(seat).map(
    ({ leader, lies }) => `${table.name("leader", leader)} (${t(`lor-lies-${lies}`)})`,
  );
  const hidden = seat.hand ? 0 : seat["hand-size"];
  const scores = box.categories.map(
    (category) => `${table.name("category", category)} ${seat.forecast[category] ?? 0}`,
  );
  const lines = [goods(seat.goods, table) || t("lor-none"), members.join(", "), ...cards];
  if (leaders.length) lines.push(`${t("lor-leaders")}: ${leaders.join(", ")}`);
  if (hidden) lines.push(t("lor-hidden", { number: hidden }));
  if (seat.penalties.length)
    lines.push(
      `${t("lor-excommunications")}: ${seat.penalties.map((tile) => box.tiles[tile]?.brief ?? tile).join(", ")}`,
    );
  lines.push(`${view.ended ? t("lor-total") : t("lor-forecast")}: ${seat.total} (${scores.join(", ")})`);
  return { title: person(table, seat.seat), lines };
}
