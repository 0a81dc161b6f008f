/** The position as text, part by part, for those who listen to it. */
import type { Table } from "../../core/table.svelte";
import { t } from "../../core/text.svelte";
import type { Json } from "../../core/wire";
import { boxOf, capital, columns, endThreats, person, realm, settingUp } from "./facts";
import type { Amount, Need, SeatView, TerritoryView, View } from "./types";

export interface Part {
  title: string;
  lines: string[];
}

export function describe(view: Json, table: Table): Part[] {
  const shown = view as View;
  if (settingUp(shown)) return [powers(shown, table)];
  return [
    turn(shown, table),
    ...(shown.war.attacker ? [war(shown, table)] : []),
    goods(shown, table),
    tracks(shown, table),
    territories(shown, table),
    goals(shown, table),
    religions(shown, table),
    ...columns(shown).map((seat) => empire(seat, shown, table)),
    forecast(shown, table),
  ];
}

function who(seat: string, table: Table): string {
  return `${realm(table, seat)} (${person(table, seat)})`;
}

function powers(view: View, table: Table): Part {
  const box = boxOf(table);
  const dealt = view.seats.find((seat) => seat.seat === view.viewer)?.dealt ?? [];
  const lines = dealt.map((power) => `${table.name("power", power)}. ${box.powers[power]?.text.join(" ") ?? ""}`);
  return { title: t("imp-choose-power"), lines: lines.length ? lines : [t("imp-powers-secret")] };
}

function turn(view: View, table: Table): Part {
  const lines = view.seats.map((seat) =>
    seat.last
      ? t("imp-last-taken", { action: capital(table.name("action", seat.last)), names: realm(table, seat.seat) })
      : `${realm(table, seat.seat)}: ${t("imp-no-action")}`,
  );
  lines.push(t("imp-ends-at", { glory: view.end.glory }));
  if (view.end.by) lines.push(t("imp-end-near", { turns: view.end.left }));
  if (view.bloom) lines.push(t("imp-bloom"));
  return { title: t("imp-turn-of", { name: who(view.turn, table), number: view.turns }), lines };
}

function war(view: View, table: Table): Part {
  const { attacker = "", defender = "", kind = "", attack = 0, defence = 0, winner } = view.war;
  const names = { attacker: realm(table, attacker), defender: realm(table, defender) };
  const lines = [t("imp-attacks", names), t("imp-strengths", { attack, defence })];
  if (winner) lines.push(t(winner === attacker ? "imp-won" : "imp-held", { name: realm(table, winner) }));
  return { title: capital(table.name("war", kind)), lines };
}

function goods(view: View, table: Table): Part {
  const lines = view.goods.map((good) => {
    const levels = view.seats.map((seat, at) => `${realm(table, seat.seat)} ${good.levels[at]}`).join(", ");
    const lead = good.leader
      ? t("imp-leads-by", { name: realm(table, good.leader), margin: good.margin })
      : t("imp-nobody-leads");
    const brings = (good.trade ?? 0) + (good.lead ?? 0) + (good.bonus ?? 0);
    const bring = view.viewer ? ` ${t(good.allowed ? "imp-brings" : "imp-gate-closed", { ducats: brings })}` : "";
    return `${capital(table.name("measure", good.good))}: ${levels}. ${lead}${bring}`;
  });
  return { title: t("imp-goods"), lines };
}

function tracks(view: View, table: Table): Part {
  const lines = ["glory", "prestige", "army", "fleet"].map(
    (level) =>
      `${capital(table.name("measure", level))}: ${view.seats.map((seat) => `${realm(table, seat.seat)} ${seat.levels[level]}`).join(", ")}`,
  );
  return { title: t("imp-tracks"), lines };
}

function asked(needs: Need[] | undefined, printed: Amount[], table: Table): string {
  const said = needs
    ? needs.map((need) => `${table.name("measure", need.measure)} ${Math.min(need.owned, need.needed)}/${need.needed}`)
    : printed.map(([measure, needed]) => `${table.name("measure", measure)} ${needed}`);
  return said.join(", ");
}

function territory(told: TerritoryView, table: Table): string {
  const facts = boxOf(table).territories[told.territory];
  if (!facts) return t("imp-empty");
  const there = told.there?.length
    ? ` ${t("imp-there", { names: told.there.map((seat) => realm(table, seat)).join(", ") })}`
    : "";
  const reach = told.reached ? ` ${t("imp-within-reach")}` : "";
  return `${table.name("territory", told.territory)}: ${facts.text.join(" ")} ${asked(told.needs, facts.needs, table)}.${reach}${there}`;
}

function territories(view: View, table: Table): Part {
  return { title: t("imp-territories"), lines: [...view.display, ...view.special].map((one) => territory(one, table)) };
}

function goals(view: View, table: Table): Part {
  const box = boxOf(table);
  const lines = view.achievements
    .filter((goal) => goal.achievement)
    .map((goal) => {
      const facts = box.achievements[goal.achievement];
      const ways = facts?.needs.map((way, at) => asked(goal.needs?.[at], way, table)).join(` ${t("imp-or")} `) ?? "";
      const met = goal.met?.length
        ? ` ${t("imp-met-by", { names: goal.met.map((seat) => realm(table, seat)).join(", ") })}`
        : "";
      return `${table.name("achievement", goal.achievement)} (${facts?.glory ?? 0}): ${ways}.${met}`;
    });
  return { title: t("imp-achievements"), lines: lines.length ? lines : [t("imp-none")] };
}

function religions(view: View, table: Table): Part {
  const lines = view.religions.map(
    (one) =>
      `${capital(table.name("religion", one.religion))}: ${asked(one.needs, boxOf(table).religions[one.religion]?.needs ?? [], table)}. ${t("imp-cards-left", { number: one.left })}`,
  );
  return { title: t("imp-religions"), lines };
}

function empire(seat: SeatView, view: View, table: Table): Part {
  const box = boxOf(table);
  const held = (kind: string): string =>
    seat.territories
      .filter((one) => box.territories[one]?.kind === kind)
      .map((one) => table.name("territory", one))
      .join(", ") || t("imp-none");
  const strength = seat.strength ?? { land: seat.levels.army ?? 0, sea: seat.levels.fleet ?? 0 };
  const lines = [
    t("imp-rival", { name: who(seat.seat, table), ducats: seat.ducats, cards: seat.cards, ...strength }),
    `${t("imp-hand")}: ${(seat.hand ?? seat.known).map((card) => table.name("card", card)).join(", ") || t("imp-unseen")} (${seat.cards}/${seat.limit})`,
    `${t("imp-religion")}: ${table.name("faith", seat.faith)}`,
    `${t("imp-authority")}: ${seat.authority ? table.name("design", seat.authority) : t("imp-none")}`,
    `${capital(table.name("measure", "lands"))}: ${held("land")}`,
    `${capital(table.name("measure", "colonies"))}: ${held("colony")}`,
    `${t("imp-achievements")}: ${seat.achievements.map((one) => table.name("achievement", one)).join(", ") || t("imp-none")}`,
    `${t("imp-taxes")}: ${seat.taxes}`,
  ];
  return { title: seat.seat === view.viewer ? t("imp-your-empire") : who(seat.seat, table), lines };
}

function forecast(view: View, table: Table): Part {
  const lines = view.seats.map((seat, at) => `${realm(table, seat.seat)}: ${view.forecast.total[at]}`);
  return { title: view.ended ? t("imp-final") : t("imp-if-ended"), lines: [...lines, ...endThreats(table)] };
}
