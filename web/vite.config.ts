import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { fonts } from "./fonts.ts";
import { installable } from "./installable.ts";

const server = process.env.SIGNORIA_API ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fonts(), svelte(), svelteTesting(), installable(), brotli()],
  build: { outDir: process.env.SIGNORIA_WEB_OUT ?? "dist", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { strictPort: true, proxy: { "/api": { target: server, ws: true } } },
  // Threads begin sooner than processes, and each file still has a world of its own. A page takes a second to make, so a
  // file that needs one says so in its first line. The machine may have much else to do: no test fails for being slow.
  test: { environment: "node", include: ["src/**/*.test.ts"], pool: "threads", testTimeout: 300_000 },
});
