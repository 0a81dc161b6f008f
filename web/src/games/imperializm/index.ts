// The face of Imperializm.
import type { Face } from "../../core/face";
import { t } from "../../core/text.svelte";
import { describe } from "./describe";
import { signed, viewOf } from "./facts";
import { flights } from "./flights";
import "./imperializm.css";
import Lower from "./Lower.svelte";
import PaneGoals from "./panes/PaneGoals.svelte";
import PaneLands from "./panes/PaneLands.svelte";
import PaneLevels from "./panes/PaneLevels.svelte";
import PaneMine from "./panes/PaneMine.svelte";
import PaneRivals from "./panes/PaneRivals.svelte";
import Preview from "./Preview.svelte";
import Side from "./Side.svelte";
import { tokens } from "./symbols";
import type { Foretold } from "./types";
import Upper from "./Upper.svelte";

export const face: Face = {
  Upper,
  Lower,
  Side,
  Preview,
  panes: [
    {
      id: "levels",
      title: "imp-pane-levels",
      symbol: "imp-a-development",
      component: PaneLevels,
      domains: ["good", "measure", "force", "power", "war"],
    },
    { id: "lands", title: "imp-pane-lands", symbol: "imp-a-conquest", component: PaneLands, domains: ["territory"] },
    {
      id: "goals",
      title: "imp-pane-goals",
      symbol: "i-cup",
      component: PaneGoals,
      domains: ["achievement", "religion"],
    },
    {
      id: "mine",
      title: "imp-pane-mine",
      symbol: "i-cards",
      component: PaneMine,
      domains: ["card", "design", "blind", "territory"],
    },
    { id: "rivals", title: "imp-pane-rivals", symbol: "imp-k-leader", component: PaneRivals, domains: ["colour"] },
  ],
  flights,
  describe,
  seats: "colour",
  tokens,
  note: (table, _offer, preview) => {
    const told = preview as Foretold;
    if (told.war && !Array.isArray(told.war) && told.war.defence !== undefined)
      return [`${told.war.attack} : ${told.war.defence}`, t(told.war.holds ? "imp-short-holds" : "imp-short-falls")];
    if (Array.isArray(told.war) && told.war.length) {
      const sure = told.war.filter((odds) => odds.odds === "sure").length;
      const open = told.war.filter((odds) => odds.odds === "open").length;
      return [t("imp-short-odds", { sure, open })];
    }
    const own = told.changes?.[viewOf(table).viewer] ?? {};
    return Object.entries(own).map(([level, change]) => `${signed(change)} ${table.name("measure", level)}`);
  },
  left: () => 0,
};
