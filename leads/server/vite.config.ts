import { defineConfig } from "vite";
import { bundledCopy } from "#contract/copy/bundled-copy.ts";
import { readersIn } from "#contract/copy/readers.ts";
import { buildFolder } from "#contract/site-folder.ts";

/** The words that leads read; of all others they need addresses and names. */
const words = (await readersIn(["contract", "leads"])).map(({ key }) => key);

/** Bundles the server and its command line into `build/server`; packages are left external. */
export default defineConfig({
  publicDir: false,
  plugins: [bundledCopy([...words, "phrases"])],
  // Bundled, because each consists of hundreds of files that every start would have to read.
  ssr: { noExternal: ["kysely", "zod", "intl-messageformat", "yaml"] },
  build: {
    ssr: true,
    outDir: `${buildFolder}/server`,
    emptyOutDir: true,
    target: "node24",
    rollupOptions: {
      input: {
        main: "leads/server/main.ts",
        leads: "leads/commands/main.ts",
        "sqlite-worker": "leads/store/sqlite-worker.ts",
      },
      // The store locates its worker thread by a fixed name next to its own file.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
