// The typefaces, cut down to the letters and weights we use: Latin with the languages of our names, punctuation, arrows.
// They are cut once and kept beside the packages they come from.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const NAME = "virtual:fonts.css";
const from = createRequire(import.meta.url);

interface Face {
  family: string;
  weight: string;
  style: "normal" | "italic";
  file: string; // with {subset} where latin or latin-ext goes
  axes?: { wght: number | { min: number; max: number } };
}

const GARAMOND = "@fontsource-variable/eb-garamond/files/eb-garamond-{subset}-wght-";
const SANS = "@fontsource/source-sans-3/files/source-sans-3-{subset}-";
const FACES: Face[] = [
  {
    family: "EB Garamond",
    weight: "500 600",
    style: "normal",
    file: `${GARAMOND}normal.woff2`,
    axes: { wght: { min: 500, max: 600 } },
  },
  { family: "EB Garamond", weight: "500", style: "italic", file: `${GARAMOND}italic.woff2`, axes: { wght: 500 } },
  ...["400", "600"].map((weight): Face => ({
    family: "Source Sans 3",
    weight,
    style: "normal",
    file: `${SANS}${weight}-normal.woff2`,
  })),
];

function letters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

const SUBSETS: Record<string, string> = {
  latin: `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}Œœı–—‘’‚“”„•…‹›€™←↑→↓−`,
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűĂăŢţĞğİŞşĐđĀāĒēĪīŌōŪū",
};

function range(text: string): string {
  const points = [...text].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other);
  return points.map((point) => `U+${point.toString(16)}`).join(",");
}

/** Writes the cut typefaces and their style sheet into a folder, unless they are there. */
async function cut(): Promise<string> {
  const recipe = createHash("sha256")
    .update(await readFile(import.meta.filename ?? "fonts.ts"))
    .digest("hex")
    .slice(0, 12);
  const folder = join(import.meta.dirname ?? ".", "node_modules", ".cut-fonts", recipe);
  const sheet = join(folder, "fonts.css");
  if (existsSync(sheet)) return sheet;
  await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const face of FACES) {
    for (const [name, text] of Object.entries(SUBSETS)) {
      const whole = from.resolve(face.file.replace("{subset}", name));
      const file = `${face.family.replaceAll(" ", "-")}-${face.style}-${face.weight.replace(" ", "-")}-${name}.woff2`;
      const small = await subset(await readFile(whole), text, {
        targetFormat: "woff2",
        variationAxes: face.axes,
        noLayoutClosure: true,
      });
      await writeFile(join(folder, file), small);
      rules.push(
        `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:${face.style};` +
          `font-display:swap;src:url(./${file}) format("woff2");unicode-range:${range(text)}}`,
      );
    }
  }
  await writeFile(sheet, rules.join("\n"));
  return sheet;
}

export function fonts(): Plugin {
  return {
    name: "signoria-fonts",
    enforce: "pre",
    resolveId: (id) => (id === NAME ? cut() : undefined),
  };
}
