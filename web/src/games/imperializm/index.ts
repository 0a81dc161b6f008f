// The face of Imperializm.
import type { Face } from "../../core/face";
import CloseUp from "./cards/CloseUp.svelte";
import { flights } from "./flights";
import "./imperializm.css";
import Lower from "./Lower.svelte";
import { note } from "./note";
import PaneGoals from "./panes/PaneGoals.svelte";
import PaneLands from "./panes/PaneLands.svelte";
import PaneLevels from "./panes/PaneLevels.svelte";
import PaneMine from "./panes/PaneMine.svelte";
import PaneRivals from "./panes/PaneRivals.svelte";
import Preview from "./Preview.svelte";
import Purse from "./panes/Purse.svelte";
import Side from "./Side.svelte";
import { tokens } from "./symbols";
import Upper from "./Upper.svelte";

export const face: Face = {
  Upper,
  Lower,
  Side,
  Preview,
  CloseUp,
  Purse,
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
  tells: [
    "war-won",
    "war-declared",
    "conquered",
    "claimed",
    "converted",
    "put-down",
    "played-on",
    "played",
    "traded",
    "acted",
  ],
  describe: async () => (await import("./describe")).describe,
  seats: "colour",
  tokens,
  note,
  left: () => 0,
};
