// The face of Lorenzo il Magnifico.
import type { Face } from "../../core/face";
import { describe } from "./describe";
import { flights } from "./flights";
import Lower from "./Lower.svelte";
import "./lorenzo.css";
import PaneBoard from "./PaneBoard.svelte";
import PaneHome from "./PaneHome.svelte";
import PanePlayers from "./PanePlayers.svelte";
import PaneTowers from "./PaneTowers.svelte";
import Preview from "./Preview.svelte";
import Side from "./Side.svelte";
import { lay, tokens } from "./symbols";
import Upper from "./Upper.svelte";

lay();

export const face: Face = {
  Upper,
  Lower,
  Side,
  Preview,
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
  describe,
  tokens,
};
