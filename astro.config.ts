import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { site } from "./site.config.ts";
import { makersPage } from "./src/build/makers-page.ts";
import { precompress } from "./src/build/precompress.ts";
import { searchIndex } from "./src/build/search-index.ts";

export default defineConfig({
  site: site.url,
  outDir: "build/site",
  cacheDir: ".cache/astro",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  integrations: [react(), searchIndex(), precompress(), makersPage()],
  vite: {
    server: { proxy: { "/functions": "http://127.0.0.1:3000" } },
  },
});
