import { appendFile, readFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

const file = "licences.txt";

/** Texts of what reaches the browser without being bundled: Astro's inline scripts, the typeface, the icons. */
const otherLicences = [
  "node_modules/astro/LICENSE",
  `${siteFolder}/fonts/LICENCE.txt`,
  "site/elements/LUCIDE.txt",
];

/** Publishes the licences of everything that reaches the browser at `/licences.txt`. */
export function licences(): AstroIntegration {
  return {
    name: "licences",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        const plugin: Plugin = {
          name: "licences",
          // Astro overrides what its configuration says of this environment.
          configEnvironment: (name) =>
            name === "client" ? { build: { license: { fileName: file } } } : undefined,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      "astro:build:done": async ({ dir }) => {
        for (const other of otherLicences) {
          await appendFile(new URL(file, dir), `\n## ${other}\n\n${await readFile(other, "utf8")}`);
        }
      },
    },
  };
}
