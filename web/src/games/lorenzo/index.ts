// The face of Lorenzo il Magnifico.
import type { Face } from "../../core/face";
import CloseUp from "./cards/CloseUp.svelte";
import { flights } from "./flights";
import Lower from "./Lower.svelte";
import "./lorenzo.css";
import { note } from "./note";
import PaneBoard from "./panes/PaneBoard.svelte";
import PaneHome from "./panes/PaneHome.svelte";
import PanePlayers from "./panes/PanePlayers.svelte";
import PaneTowers from "./panes/PaneTowers.svelte";
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
      id: "towers",
      title: "lor-pane-towers",
      symbol: "rook",
      component: PaneTowers,
      domains: ["space", "floor", "bonus-tile"],
    },
    { id: "board", title: "lor-pane-board", symbol: "i-map", component: PaneBoard, domains: ["space"] },
    {
      id: "home",
      title: "lor-pane-home",
      symbol: "i-cards",
      component: PaneHome,
      domains: ["member", "leader", "servants", "payment", "privilege", "trade"],
    },
    { id: "players", title: "lor-pane-players", symbol: "i-cup", component: PanePlayers, domains: [] },
  ],
  flights,
  tells: ["took-card", "harvested", "produced", "leader-played", "leader-used", "placed", "passed"],
  describe: async () => (await import("./describe")).describe,
  seats: "colour",
  tokens,
  note,
  left: (table) => Number(table.decision?.prompt.args.members ?? 0),
};
