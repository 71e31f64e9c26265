import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
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
import { styleGuidePage } from "./src/build/style-guide-page.ts";

checkIdentity(site);

/** Every class of a style sheet of its own, in an order that is the same in every build. */
const classes = globSync("src/**/*.module.css", { cwd: import.meta.dirname })
  .sort()
  .flatMap((sheet) => {
    const names = readFileSync(join(import.meta.dirname, sheet), "utf8").matchAll(/\.([a-z][\w-]*)/gi);
    return [...new Set(Array.from(names, ([, name = ""]) => `${sheet} ${name}`))];
  });

/** A class as its number: in base 36, from where numbers begin with a letter. */
function numbered(name: string, file: string): string {
  const key = `${relative(import.meta.dirname, file)} ${name}`;
  if (!classes.includes(key)) classes.push(key);
  const number = classes.indexOf(key);
  const [twoDigits, threeDigits] = [0xa * 36, 0xa * 36 ** 2];
  return (number < 26 * 36 ? twoDigits + number : threeDigits + number).toString(36);
}

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
    // Numbered classes: hashes, of which a page has a hundred, do not compress.
    css: { modules: { generateScopedName: numbered } },
  },
});
