import { defineConfig } from "vite";
import { findCopyReaders } from "#contract/copy/find-copy-readers.ts";
import { siteData } from "#contract/site-data.ts";
import { buildFolder } from "#data/contract/reader/site-folder.ts";

/** Bundles the server and its command line into `build/server`; packages are left external. */
export default defineConfig({
  publicDir: false,
  plugins: [siteData(await findCopyReaders(["contract", "leads"]))],
  // Bundled, because each consists of hundreds of files that every start would have to read.
  ssr: { noExternal: ["kysely", "zod", "intl-messageformat"] },
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
      // The thread's program needs a fixed name, next to the file that starts it.
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        codeSplitting: {
          groups: [
            { name: "packages", test: /node_modules/ },
            { name: "corpus", test: /guard\/corpus/ },
            // Without the program: what the files of the site say.
            { name: "words", test: /^\0data\/|tokens\.css/ },
          ],
        },
        // Names and lines are kept, so that stack traces can be read.
        minify: { mangle: false, compress: true, codegen: { removeWhitespace: false } },
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
