import { defineConfig } from "vite";

/** Bundles the server and its command line, mails included, into `build/server`; packages stay outside. */
export default defineConfig({
  publicDir: false,
  // Two of hundreds of files each, of which a server would wait to read every one.
  ssr: { noExternal: ["kysely", "zod"] },
  build: {
    ssr: true,
    outDir: "build/server",
    emptyOutDir: true,
    target: "node24",
    rollupOptions: {
      input: {
        main: "server/main.ts",
        leads: "server/leads/main.ts",
        "sqlite-worker": "contact/store/sqlite-worker.ts",
      },
      // The store finds its thread's program beside its own file.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
