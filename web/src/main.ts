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
const who = recall().catch(() => undefined); // a server that is away shows itself on every page
await Promise.all([enter("common"), who]);
const target = document.getElementById("app");
if (target) mount(App, { target });
employ();
