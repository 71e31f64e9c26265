import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
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

const files = globSync("{contract,site}/**/*.{ts,tsx,astro}").filter((file) => !/\.test\.tsx?$/.test(file));

/** What a file imports of the program, types included. */
const importsOf = (file: string) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/(?:from|import) "#(?:data\/)?((?:contract|leads|site)\/[^"]+)"/g),
    ([, path = ""]) => path,
  );

/** The layer that a file lies on, the inner of two folders. */
const layerOf = (file: string) =>
  layers.indexOf(
    layers
      .filter((layer) => `${dirname(file)}/`.startsWith(`${layer}/`))
      .reduce((outer, inner) => (inner.length > outer.length ? inner : outer), ""),
  );

const imports = files.flatMap((file) => importsOf(file).map((path) => ({ file, path })));

test("a folder uses those below it only", () => {
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(({ file, path }) => layerOf(path) > layerOf(file))).toEqual([]);
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
  const all = globSync("{contract,leads,site,tests,tools}/**/*.{ts,tsx,astro}").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/from "#(data\/)?([^"]+)"/g), ([, data, path = ""]) => ({
      file,
      isData: data !== undefined,
      path,
    })),
  );
  const asData = new Set(all.flatMap(({ isData, path }) => (isData ? path : [])));
  expect(all.filter(({ isData, path }) => !isData && asData.has(path))).toEqual([]);
});

test("what the site's files say is imported as data: `contract/facts` holds nothing else", () => {
  const all = globSync("{contract,leads,site,tests,tools}/**/*.{ts,tsx,astro}").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/"(#contract\/facts\/[^"]+)"/g), ([, path]) => ({
      file,
      path,
    })),
  );
  expect(all).toEqual([]);
});

test("no two folders of the service use each other, also by way of others", () => {
  const uses = new Map<string, Set<string>>();
  for (const file of globSync("leads/**/*.{ts,tsx}").filter((name) => !/\.test\.tsx?$/.test(name))) {
    const folder = dirname(file);
    const used = importsOf(file).map((path) => dirname(path));
    uses.set(folder, new Set([...(uses.get(folder) ?? []), ...used.filter((other) => other !== folder)]));
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
