import { defineConfig } from "vite";

/** Bundles the server's own code, mails included, into `build/server/main.js`; packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "server/main.ts",
    outDir: "build/server",
    emptyOutDir: true,
    target: "node26",
    rollupOptions: { output: { entryFileNames: "main.js" } },
  },
});
