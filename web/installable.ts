// What makes the site an app: icons drawn from our own picture, and the worker with the list of files of the shell.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const PICTURE = "public/favicon.svg";
const WORKER = "src/worker.js";
const NIGHT = "#0e1730"; // behind an icon that a phone cuts into a shape of its own
const SAFE = 0.72; // how much of such an icon the picture fills
const SHELL = /\/text\/common\.[a-z]+\.ftl\?raw$/; // what the shell loads as soon as it runs

async function drawn(picture: string, size: number, cut: boolean): Promise<Uint8Array> {
  const inner = cut ? SAFE * size : size;
  const edge = (size - inner) / 2;
  const placed = picture.replace("<svg ", `<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}" `);
  const ground = cut ? `<rect width="${size}" height="${size}" fill="${NIGHT}"/>` : "";
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`;
  return new Resvg(whole).render().asPng();
}

export function installable(): Plugin {
  let root = ".";
  return {
    name: "installable",
    apply: "build",
    configResolved: (config) => void (root = config.root),
    async generateBundle(_, bundle) {
      await initWasm(await readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
      const picture = await readFile(`${root}/${PICTURE}`, "utf-8");
      for (const [name, size, cut] of [
        ["icon-192", 192, false],
        ["icon-512", 512, false],
        ["icon-cut", 512, true],
        ["icon-touch", 180, true],
      ] as const)
        this.emitFile({ type: "asset", fileName: `${name}.png`, source: await drawn(picture, size, cut) });

      const wanted = new Set<string>();
      const take = (name: string): void => {
        const chunk = bundle[name];
        if (!chunk || chunk.type !== "chunk" || wanted.has(`/${name}`)) return;
        wanted.add(`/${name}`);
        for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(`/${style}`);
        chunk.imports.forEach(take);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && (chunk.isEntry || SHELL.test(chunk.facadeModuleId ?? ""))) take(chunk.fileName);
      const files = ["/", ...[...wanted].sort()];
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const text = (await readFile(`${root}/${WORKER}`, "utf-8"))
        .replace('const SHELL = ["/"];', `const SHELL = ${JSON.stringify(files)};`)
        .replace('const VERSION = "dev";', `const VERSION = "${version}";`);
      this.emitFile({ type: "asset", fileName: "worker.js", source: text });
    },
  };
}
