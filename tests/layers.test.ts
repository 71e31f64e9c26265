import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** The folders of contract and site from the ground up: each may use those before it, never those after it. */
const layers = [
  "contract/reader",
  "contract/languages",
  "contract/formats",
  "contract/schemas",
  "contract/facts",
  "contract/copy",
  "contract/routes",
  "contract/lead",
  "contract/brand",
  "contract/serving",
  "contract",
  "site/styles",
  "site/content",
  "site/content/formats",
  "site/content/facts",
  "site/content/figures",
  "site/measurement",
  "site/content/copy",
  "site/content/text",
  "site/content/entries",
  "site/content/people",
  "site/content/offer",
  "site/content/trades",
  "site/content/cases",
  "site/content/articles",
  "site/content/legal",
  "site/content/pages",
  "site/elements",
  "site/consent",
  "site/sections",
  "site/head",
  "site/layout",
  "site/feeds",
  "site/screens",
  "site/editor",
  "site/dev",
  "site/build",
  "site/pages",
  "site",
];

/** A file's imports as the compiler finds them, types and dynamic ones included, in Astro's files too. */
const importedBy = (file: string) =>
  ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map(({ fileName }) => fileName);

const isProgram = (file: string) => !/\.test\.tsx?$/.test(file);

/** What the files of a pattern import of the program. */
const importsIn = (pattern: string) =>
  globSync(pattern).flatMap((file) =>
    importedBy(file)
      .filter((name) => name.startsWith("#"))
      .map((name) => ({ file, isData: name.startsWith("#data/"), path: name.replace(/^#(data\/)?/, "") })),
  );

/** The layer that a file lies on, the inner of two folders. */
const layerOf = (file: string) =>
  layers.indexOf(
    layers
      .filter((layer) => `${dirname(file)}/`.startsWith(`${layer}/`))
      .reduce((outer, inner) => (inner.length > outer.length ? inner : outer), ""),
  );

const imports = importsIn("{contract,site}/**/*.{ts,tsx,astro}").filter(({ file }) => isProgram(file));

const everywhere = importsIn("{contract,leads,site,tests,tools}/**/*.{ts,tsx,astro}");

test("files of the program are imported from its root: only style sheets stand beside what they belong to", () => {
  const relative = globSync("{contract,leads,site}/**/*.{ts,tsx,astro}").flatMap((file) =>
    importedBy(file)
      .filter((name) => name.startsWith(".") && !/\.css(\?raw)?$/.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(relative).toEqual([]);
});

test("a folder uses those below it only", () => {
  const inLayers = imports.filter(({ path }) => /^(contract|site)\//.test(path));
  expect(inLayers.length).toBeGreaterThan(0);
  expect(inLayers.filter(({ file, path }) => layerOf(path) > layerOf(file))).toEqual([]);
});

test("a screen uses no other screen: what several of them say stands in content", () => {
  const screenOf = (file: string) => /^site\/screens\/([^/]+)\//.exec(file)?.[1];
  const between = imports.filter(({ file, path }) => {
    const screen = screenOf(file);
    return screen !== undefined && (screenOf(path) ?? screen) !== screen;
  });
  expect(between).toEqual([]);
});

test("what is handed to bundles as data is imported as data everywhere, so that none has it twice", () => {
  const asData = new Set(everywhere.flatMap(({ isData, path }) => (isData ? path : [])));
  expect(everywhere.filter(({ isData, path }) => !isData && asData.has(path))).toEqual([]);
});

test("what the site's files say is imported as data: `contract/facts` holds nothing else", () => {
  // Tests that put others in their place name them, too, without importing them.
  const named = globSync("{contract,leads,site,tests,tools}/**/*.{ts,tsx,astro}").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/"(#contract\/facts\/[^"]+)"/g), ([, path]) => ({
      file,
      path,
    })),
  );
  expect(named).toEqual([]);
});

test("no two folders of the service use each other, also by way of others", () => {
  const uses = new Map<string, Set<string>>();
  for (const { file, path } of importsIn("leads/**/*.{ts,tsx}").filter(({ file }) => isProgram(file))) {
    const [folder, other] = [dirname(file), dirname(path)];
    uses.set(folder, new Set([...(uses.get(folder) ?? []), ...(other === folder ? [] : [other])]));
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  expect(uses.size).toBeGreaterThan(10);
  expect([...uses.keys()].filter((folder) => reaches(folder, folder))).toEqual([]);
});
