import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { ContentFile } from "#contract/copy/content-file.ts";
import type { Words } from "#contract/copy/create-words.ts";
import { readContentFiles } from "#contract/copy/read-content-files.ts";
import { localize } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";

const project = join(import.meta.dirname, "../..");

/** Names the folder of the site in imports of its style sheets and pictures. */
const siteAlias = { "@content": join(project, siteFolder) };

/** What every part of the project may ask of a screen: where it is, and its name. */
const head = ["address", "also", "name", "title"];

/**
 * Puts the words of `content` into a bundle, and in development reads them again whenever one of their files changes.
 * Given readers, it puts in their words, and of all others the addresses and names.
 */
export function bundledCopy(readers?: readonly Words[]): Plugin {
  const bundled = (key: string, { data, ...rest }: ContentFile): ContentFile => {
    if (!readers || key === "phrases") return { data, ...rest };
    const isRead = readers.some((reader) => reader.key === key);
    const known = Object.entries(Object(data)).filter(([name]) => isRead || head.includes(name));
    // Without the name of its file: the build has already found all there is to find.
    return { file: "", data: Object.fromEntries(known) };
  };
  let isServed = false;
  return {
    name: "copy",
    enforce: "pre",
    config(_, { command }) {
      isServed = command === "serve";
      return { resolve: { alias: siteAlias } };
    },
    load(id, options) {
      // In development pages read the facts themselves, and again once one has changed.
      const isRead = isServed && options?.ssr === true;
      if (/\/contract\/(facts\/[\w-]+|site-folder)\.ts$/.test(id)) {
        // Not by `import()`, which Vite would take over where it has loaded this file.
        if (!isRead) return moduleOf(createRequire(import.meta.url)(id));
        for (const file of globSync(`${siteFolder}/{facts/*,site}.yaml`, { cwd: project }))
          this.addWatchFile(join(project, file));
        return;
      }
      if (!id.endsWith("/contract/copy/content-files.ts")) return;
      const words = `${siteFolder}/{redirects.yaml,{copy,legal,people,cases,trades}/**/*.{yaml,md}}`;
      for (const file of globSync(words, { cwd: project })) {
        this.addWatchFile(join(project, file));
      }
      const { copyFiles, ...others } = readContentFiles();
      const copy = localize((language) =>
        Object.fromEntries(
          Object.entries(copyFiles[language]).map(([key, file]) => [key, bundled(key, file)]),
        ),
      );
      // As text, which is read faster than an object of this size.
      const text = JSON.stringify(JSON.stringify(copy));
      return `export const copyFiles = JSON.parse(${text});\n${moduleOf(others)}`;
    },
  };
}

/** A module that exports values as data: neither the schemas nor what reads them get into a bundle. */
function moduleOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
