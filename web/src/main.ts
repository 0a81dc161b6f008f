import { mount } from "svelte";
import "virtual:fonts.css";
import App from "./App.svelte";
import { recall } from "./core/me.svelte";
import { enter, language } from "./core/text.svelte";
import { employ } from "./core/worker";
import "./style/base.css";
import { lay } from "./style/sheet";
import "./style/symbols.css";
import "./style/tokens.css";

lay();
document.documentElement.lang = language();
// Asked for before there is a letter to draw: a page that gets its typefaces late jumps.
for (const face of ['500 1em "EB Garamond"', '400 1em "Source Sans 3"', '600 1em "Source Sans 3"']) {
  void document.fonts.load(face, language() === "pl" ? "aż" : "a");
}
const who = recall().catch(() => undefined); // a server that is away shows itself on every page
await Promise.all([enter("common"), who]);
const target = document.getElementById("app");
if (target) mount(App, { target });
employ();
