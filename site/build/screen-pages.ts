import { globSync } from "node:fs";
import { basename } from "node:path";
import type { AstroIntegration } from "astro";
import { copyKey } from "#contract/reader/copy-files.ts";

/**
 * Makes a route of every `<screen>.page.astro` beside its screen; `getStaticPaths` there says at which addresses, by a
 * parameter with the screen's name. Each stays a page of its own, because the styles of a page are written into it.
 */
export function screenPages(): AstroIntegration {
  return {
    name: "screen-pages",
    hooks: {
      "astro:config:setup": ({ injectRoute }) => {
        for (const entrypoint of globSync("site/screens/*/*.page.astro").toSorted()) {
          const screen = copyKey(basename(entrypoint, ".page.astro"));
          injectRoute({ pattern: `/[...${screen}]`, entrypoint, prerender: true });
        }
      },
    },
  };
}
