import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";
import type { CopyReader } from "#contract/copy/copy-reader.ts";
import type { ContentFile } from "#contract/reader/content-file.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { recordOf } from "#contract/reader/records.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/** Names the folder of the site in imports of its style sheets and pictures. */
const siteAlias = { "@content": join(projectFolder, siteFolder) };

/**
 * What is imported as data: `#data/contract/facts/prices.ts`. To Node it is the file itself (`imports` in
 * package.json).
 */
const prefix = "#data/";

/**
 * What a bundle calls it: in the address of a module, which the development server makes of it, `#` would end
 * it.
 */
const bundled = "\0data/";

/** What every part of the project may ask of a screen: where it is, and its name. */
const sharedKeys = ["address", "also", "name", "title"];

/**
 * Hands what a module exports to a bundle as data, read and checked once: neither the schemas nor what reads
 * the files get into it. In development the pages run the module itself, and again whenever a file of the
 * site changes. Given readers of copy, the texts are those that they read, and of all others the addresses
 * and names.
 */
export function siteData(readers?: readonly CopyReader[]): Plugin {
  const modules = new Set<string>();
  let isServed = false;
  return {
    name: "site-data",
    enforce: "pre",
    config(_, { command }) {
      isServed = command === "serve";
      return { resolve: { alias: siteAlias } };
    },
    resolveId(source, _importer, { ssr }) {
      if (!source.startsWith(prefix)) return null;
      const file = join(projectFolder, source.slice(prefix.length));
      if (!isServed || ssr !== true) return source.replace(prefix, bundled);
      modules.add(file);
      return file;
    },
    load(id) {
      if (id.startsWith(bundled)) {
        // Not by `import()`, which Vite would take over where it has loaded this file.
        const values = createRequire(import.meta.url)(join(projectFolder, id.slice(bundled.length)));
        return moduleOf(id, readers && "copyFiles" in values ? readTexts(values, readers) : values);
      }
      if (!modules.has(id)) return null;
      for (const file of globSync(`${siteFolder}/**/*.{yaml,md}`, { cwd: projectFolder }))
        this.addWatchFile(join(projectFolder, file));
      return null;
    },
  };
}

/** A module that exports values as data; the schema that they were checked by stays behind. */
function moduleOf(id: string, values: Record<string, unknown>): string {
  return Object.entries(values)
    .filter(([name]) => name !== "schema")
    .map(([name, value]) => {
      if (typeof value === "function") throw new Error(`${id.slice(1)} exports ${name}, which is no data`);
      const text = JSON.stringify(value);
      // A large value is read faster as text.
      const isLarge = text !== undefined && text.length > 10_000;
      return `export const ${name} = ${isLarge ? `JSON.parse(${JSON.stringify(text)})` : text};`;
    })
    .join("\n");
}

interface CopyModule {
  copyFiles: Record<string, Record<string, ContentFile>>;
}

/** The files of texts with what these readers read. */
function readTexts({ copyFiles, ...others }: CopyModule, readers: readonly CopyReader[]) {
  const read = (key: string, { data }: ContentFile): ContentFile => {
    const texts = Object.entries(Object(data));
    const schemas = readers.flatMap((reader) => (reader.key === key ? reader.schema : []));
    const parts = [
      Object.fromEntries(texts.filter(([name]) => sharedKeys.includes(name))),
      ...schemas.map((schema) => partIn(data, schema)),
    ];
    // Without the name of its file: the build has already found all there is to find.
    return { file: "", data: Object.assign({}, ...parts) };
  };
  const inLanguage = (files: Record<string, ContentFile>) =>
    Object.fromEntries(Object.entries(files).map(([key, file]) => [key, read(key, file)]));
  return {
    ...others,
    copyFiles: recordOf(Object.keys(copyFiles), (language) => inLanguage(copyFiles[language] ?? {})),
  };
}

/** The part of a file that its schema names. */
function partIn(data: unknown, schema: unknown): unknown {
  const value = Object(data);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).flatMap(([name, inner]) =>
        Object.hasOwn(value, name) ? [[name, partIn(value[name], inner)]] : [],
      ),
    );
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, partIn(entry, schema.valueType)]),
    );
  return data;
}
