import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";
import type { Words } from "#contract/copy/create-words.ts";
import { type CopyFile, readContent, readCopy, readFacts } from "#contract/copy/read-copy.ts";
import { localize } from "#contract/languages.ts";

const project = join(import.meta.dirname, "../..");

/** What every part of the project may ask of a screen: where it is, and its name. */
const head = ["address", "also", "name", "title"];

/**
 * Puts the words of `content` into a bundle, and in development reads them again whenever one of their files changes.
 * Given readers, it puts in what they read, besides the addresses and names of all words.
 */
export function bundledCopy(readers?: readonly Words[]): Plugin {
  const bundled = (key: string, { data, ...rest }: CopyFile): CopyFile => {
    if (!readers || key === "phrases") return { data, ...rest };
    const read = readers.filter((reader) => reader.key === key).map(({ shape }) => readBy(shape, data));
    const known = Object.entries(Object(data)).filter(([name]) => head.includes(name));
    // Without the name of its file: the build has already found all there is to find.
    return { file: "", data: Object.assign(Object.fromEntries(known), ...read) };
  };
  return {
    name: "copy",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/contract/copy/copy-files.ts")) return;
      const words = "content/{redirects.yaml,{copy,legal,people,cases,trades}/**/*.{yaml,md}}";
      for (const file of globSync(words, { cwd: project })) {
        this.addWatchFile(join(project, file));
      }
      const read = readCopy();
      const copy = localize((language) =>
        Object.fromEntries(Object.entries(read[language]).map(([key, file]) => [key, bundled(key, file)])),
      );
      return `export const copyFiles = JSON.parse(${JSON.stringify(JSON.stringify(copy))});
export const personFiles = ${JSON.stringify(readFacts("people", "person.yaml"))};
export const caseFiles = ${JSON.stringify(readFacts("cases"))};
export const tradeFiles = ${JSON.stringify(readFacts("trades"))};
export const redirectsFile = ${JSON.stringify(readContent("content/redirects.yaml"))};`;
    },
  };
}

/** The part of some words that a shape names. */
function readBy(shape: z.core.$ZodType, data: unknown): unknown {
  const partOf = (keyed: (key: string) => z.core.$ZodType | undefined) =>
    Object.fromEntries(
      Object.entries(Object(data)).flatMap(([key, value]) => {
        const part = keyed(key);
        return part ? [[key, readBy(part, value)]] : [];
      }),
    );
  if (shape instanceof z.ZodRecord) return partOf(() => shape.valueType);
  return shape instanceof z.ZodObject ? partOf((key) => shape.shape[key]) : data;
}
