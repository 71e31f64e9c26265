import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readContent, readCopy, readFacts } from "#contract/copy/read-copy.ts";

const project = join(import.meta.dirname, "../..");

/** Puts the words of `content` into a bundle, and in development reads them again whenever one of their files changes. */
export function bundledCopy(): Plugin {
  return {
    name: "copy",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/contract/copy/copy-files.ts")) return;
      const words = "content/{redirects.yaml,{copy,legal,people,cases,trades}/**/*.{yaml,md}}";
      for (const file of globSync(words, { cwd: project })) {
        this.addWatchFile(join(project, file));
      }
      return `export const copyFiles = ${JSON.stringify(readCopy())};
export const personFiles = ${JSON.stringify(readFacts("people", "person.yaml"))};
export const caseFiles = ${JSON.stringify(readFacts("cases"))};
export const tradeFiles = ${JSON.stringify(readFacts("trades"))};
export const redirectsFile = ${JSON.stringify(readContent("content/redirects.yaml"))};`;
    },
  };
}
