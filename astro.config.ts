import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { site } from "./contract/facts/site.ts";
import { buildFolder, siteFolder } from "./contract/reader/site-folder.ts";
import { siteData } from "./contract/site-data.ts";
import { editor } from "./site/build/editor.ts";
import { hostFiles } from "./site/build/host-files.ts";
import { licences } from "./site/build/licences.ts";
import { precompress } from "./site/build/precompress.ts";
import { screenPages } from "./site/build/screen-pages.ts";
import { searchIndex } from "./site/build/search-index.ts";
import { analytics, isConsentAsked } from "./site/content/facts/consent-services.ts";
import { devContact } from "./site/dev/contact.ts";
import { pruneCache } from "./site/feeds/build-cache.ts";

export default defineConfig({
  site: site.url,
  srcDir: "site",
  outDir: `${buildFolder}/site`,
  // Files that are published as they are, such as a key by which a search engine knows the site.
  publicDir: `${siteFolder}/public`,
  // Types are checked while the site is built.
  cacheDir: `.cache/astro/${process.argv.includes("check") ? "check" : siteFolder}`,
  trailingSlash: "never",
  // Most of a cold build is painting social cards: while one is compressed, the next is drawn.
  build: { format: "file", inlineStylesheets: "always", concurrency: 2 },
  devToolbar: { enabled: false },
  // Lets editors validate the front matter of texts (.vscode).
  experimental: { contentIntellisense: true },
  // Highlighting uses inline styles, which the content security policy forbids.
  markdown: { syntaxHighlight: false },
  integrations: [
    // In this order: policies need the final pages for their hashes, and compression comes last.
    react(),
    screenPages(),
    editor(),
    searchIndex(),
    hostFiles(),
    licences(),
    precompress(),
    pruneCache(),
    devContact(),
  ],
  vite: {
    plugins: [siteData()],
    define: {
      "import.meta.env.ASKS": JSON.stringify(isConsentAsked),
      "import.meta.env.COUNTS_ALL": JSON.stringify(analytics?.asksFirst === false),
    },
    // Modules loaded later have no imports worth preloading.
    build: { modulePreload: false },
    // A page has a hundred class names: without their words it is a kilobyte lighter.
    css: { modules: { generateScopedName: "_[hash:base64:5]" } },
  },
});
