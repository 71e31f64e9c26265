import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { site } from "./site.config.ts";
import { browserPackages } from "./src/build/browser-packages.ts";
import { devContact } from "./src/build/dev-contact.ts";
import { hydrateOnIntent } from "./src/build/hydrate-on-intent.ts";
import { checkIdentity } from "./src/build/identity-check.ts";
import { islandRuntime } from "./src/build/island-runtime.ts";
import { forgetUnused } from "./src/build/kept-results.ts";
import { precompress } from "./src/build/precompress.ts";
import { searchIndex } from "./src/build/search-index.ts";
import { securityHeaders } from "./src/build/security-headers.ts";
import { shortName } from "./src/build/short-names.ts";
import { styleGuidePage } from "./src/build/style-guide-page.ts";

checkIdentity(site);

export default defineConfig({
  site: site.url,
  outDir: "build/site",
  cacheDir: ".cache/astro",
  trailingSlash: "never",
  // Most of a cold build is painting social cards: while one is compressed, the next is drawn.
  build: { format: "file", inlineStylesheets: "always", concurrency: 2 },
  devToolbar: { enabled: false },
  // Editors then know the keys of each text's head (.vscode).
  experimental: { contentIntellisense: true },
  // Highlighting would colour code by inline styles, which the security policy forbids.
  markdown: { syntaxHighlight: false },
  integrations: [
    // Those that read the built pages run in this order: policies hash what is final, compression comes last.
    react(),
    hydrateOnIntent(),
    islandRuntime(),
    searchIndex(),
    securityHeaders(),
    precompress(),
    forgetUnused(),
    browserPackages(),
    styleGuidePage(),
    devContact(),
  ],
  vite: {
    // The few modules that pages load later import nothing worth announcing ahead.
    build: { modulePreload: false },
    css: { modules: { generateScopedName: shortName } },
  },
});
