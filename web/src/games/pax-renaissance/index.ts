/** The face of Pax Renaissance: everything that draws it. */
import type { Face } from "../../core/face";
import Lower from "./Lower.svelte";
import { flights } from "./map/flights";
import Map from "./map/Map.svelte";
import { note } from "./note";
import MarketPane from "./panes/MarketPane.svelte";
import TableauPane from "./panes/TableauPane.svelte";
import VictoryPane from "./panes/VictoryPane.svelte";
import Preview from "./Preview.svelte";
import Purse from "./panes/Purse.svelte";
import Side from "./Side.svelte";
import Upper from "./Upper.svelte";

export const face: Face = {
  Upper,
  Lower,
  Side,
  Preview,
  Chart: () => import("./solitaire/Chart.svelte"),
  Purse,
  panes: [
    {
      id: "map",
      title: "pax-pane-map",
      symbol: "i-map",
      component: Map,
      domains: ["city", "border", "place", "empire", "token"],
    },
    { id: "market", title: "pax-pane-market", symbol: "i-cards", component: MarketPane, domains: ["slot", "side"] },
    {
      id: "tableau",
      title: "pax-pane-tableau",
      symbol: "crown",
      component: TableauPane,
      domains: ["card", "item", "run", "token"],
    },
    { id: "victory", title: "pax-pane-victory", symbol: "i-cup", component: VictoryPane, domains: ["victory"] },
  ],
  flights,
  describe: async () => (await import("./describe")).describe,
  seats: "bank",
  tokens: (word) => ({ symbol: `shield-${word}`, colour: `var(--${word})` }),
  note,
  left: (table) => Number(table.decision?.prompt.args.actions ?? table.view.actions ?? 0),
};
