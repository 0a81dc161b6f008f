// The typefaces, cut down to the letters we use (Latin with Polish, punctuation, arrows): a fifth of their size.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";
import type { Plugin } from "vite";

const PREFIX = "virtual:fonts.css";
const from = createRequire(import.meta.url);

interface Face {
  family: string;
  weight: string;
  style: "normal" | "italic";
  file: string; // with {subset} where latin or latin-ext goes
}

const GARAMOND = "@fontsource-variable/eb-garamond/files/eb-garamond-{subset}-wght-";
const SANS = "@fontsource/source-sans-3/files/source-sans-3-{subset}-";
const FACES: Face[] = [
  { family: "EB Garamond", weight: "400 800", style: "normal", file: `${GARAMOND}normal.woff2` },
  { family: "EB Garamond", weight: "400 800", style: "italic", file: `${GARAMOND}italic.woff2` },
  ...["400", "600", "700"].map((weight): Face => ({
    family: "Source Sans 3",
    weight,
    style: "normal",
    file: `${SANS}${weight}-normal.woff2`,
  })),
];

function letters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

const SUBSETS: Record<string, { text: string; range: string }> = {
  latin: {
    text: letters(0x20, 0x7e) + letters(0xa0, 0xff) + "ŒœıŁł–—‘’‚“”„•…‹›€™←↑→↓−",
    range: "U+20-7E,U+A0-FF,U+131,U+152-153,U+2013-203A,U+20AC,U+2122,U+2190-2193,U+2212",
  },
  "latin-ext": {
    text: letters(0x100, 0x130) + letters(0x132, 0x151) + letters(0x154, 0x17f),
    range: "U+100-130,U+132-151,U+154-17F",
  },
};

async function cut(file: string, text: string): Promise<Buffer> {
  return subset(await readFile(from.resolve(file)), text, { targetFormat: "woff2" });
}

function rule(face: Face, range: string, url: string): string {
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:${face.style};font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`;
}

/** Gives `virtual:fonts.css`; while developing, the typefaces are used whole. */
export function fonts(): Plugin {
  let building = false;
  return {
    name: "signoria-fonts",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId(id) {
      return id === PREFIX ? `\0${PREFIX}` : undefined;
    },
    async load(id) {
      if (id !== `\0${PREFIX}`) return undefined;
      const rules: string[] = [];
      for (const face of FACES) {
        for (const [name, { text, range }] of Object.entries(SUBSETS)) {
          const file = face.file.replace("{subset}", name);
          if (!building) {
            rules.push(rule(face, range, `/@fs${from.resolve(file)}`));
            continue;
          }
          const reference = this.emitFile({
            type: "asset",
            name: file.slice(file.lastIndexOf("/") + 1),
            source: await cut(file, text),
          });
          rules.push(rule(face, range, `/${this.getFileName(reference)}`));
        }
      }
      return rules.join("\n");
    },
  };
}
