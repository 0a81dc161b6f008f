// What is built lies beside itself in Brotli: a browser that can unpack it has a seventh less to load than by gzip.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_PACKING = 200; // bytes: a page loads many small files, and they are packed only once
const PACKED_ALREADY = /\.(woff2|png|jpg)$/;
const compress = promisify(brotliCompress);

export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir = "." }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => !PACKED_ALREADY.test(one))) {
        const plain = await readFile(join(dir, name));
        if (plain.length >= WORTH_PACKING) await writeFile(join(dir, `${name}.br`), await compress(plain));
      }
    },
  };
}
