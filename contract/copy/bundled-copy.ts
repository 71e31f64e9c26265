import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type CopyFile, readContent, readCopy, readFacts } from "#contract/copy/read-copy.ts";
import { localize } from "#contract/languages.ts";
import { isSample, siteFolder } from "#contract/site-folder.ts";

const project = join(import.meta.dirname, "../..");

/** Names the folder of the site in imports of its style sheets and pictures. */
export const siteAlias = { "@content": join(project, siteFolder) };

/** What every part of the project may ask of a screen: where it is, and its name. */
const head = ["address", "also", "name", "title"];

/**
 * Puts the words of `content` into a bundle, and in development reads them again whenever one of their files changes.
 * Of the words that are not in `whole` there are only their addresses and names; without it, there are all of them.
 */
export function bundledCopy(whole?: readonly string[]): Plugin {
  const bundled = (key: string, { file, data, ...rest }: CopyFile): CopyFile => {
    const isWhole = whole === undefined || whole.includes(key);
    const known = Object.entries(Object(data)).filter(([name]) => head.includes(name));
    return { file, data: isWhole ? data : Object.fromEntries(known), ...rest };
  };
  return {
    name: "copy",
    enforce: "pre",
    config: () => ({ resolve: { alias: siteAlias } }),
    load(id) {
      if (id.endsWith("/contract/site-folder.ts"))
        return `export const siteFolder = ${JSON.stringify(siteFolder)}; export const isSample = ${isSample};`;
      if (!id.endsWith("/contract/copy/copy-files.ts")) return;
      const words = `${siteFolder}/{redirects.yaml,{copy,legal,people,cases,trades}/**/*.{yaml,md}}`;
      for (const file of globSync(words, { cwd: project })) {
        this.addWatchFile(join(project, file));
      }
      const read = readCopy();
      const copy = localize((language) =>
        Object.fromEntries(Object.entries(read[language]).map(([key, file]) => [key, bundled(key, file)])),
      );
      return `export const copyFiles = ${JSON.stringify(copy)};
export const personFiles = ${JSON.stringify(readFacts("people", "person.yaml"))};
export const caseFiles = ${JSON.stringify(readFacts("cases"))};
export const tradeFiles = ${JSON.stringify(readFacts("trades"))};
export const redirectsFile = ${JSON.stringify(readContent(`${siteFolder}/redirects.yaml`))};`;
    },
  };
}
