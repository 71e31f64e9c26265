import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readCases, readCopy, readPeople, readRedirects, readTrades } from "#src/copy/read-copy.ts";

const project = join(import.meta.dirname, "../..");

/** Puts the words of `content` into a bundle, and in development reads them again whenever one of their files changes. */
export function bundledCopy(): Plugin {
  return {
    name: "copy",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/src/copy/copy-files.ts")) return;
      for (const file of globSync(
        "content/{redirects.yaml,{copy,legal,people,cases,trades}/**/*.{yaml,md}}",
        {
          cwd: project,
        },
      )) {
        this.addWatchFile(join(project, file));
      }
      return `export const copyFiles = ${JSON.stringify(readCopy())};
export const personFiles = ${JSON.stringify(readPeople())};
export const caseFiles = ${JSON.stringify(readCases())};
export const tradeFiles = ${JSON.stringify(readTrades())};
export const redirectsFile = ${JSON.stringify(readRedirects())};`;
    },
  };
}
