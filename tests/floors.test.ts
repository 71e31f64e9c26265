import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** The folders of the site from the ground up: each may use those before it, never those after it. */
const floors = [
  "site",
  "site/content",
  "site/content/figures",
  "site/measurement",
  "site/content/words",
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
];

/** The file that names the collections of entries is at the root because Astro looks for it there. */
const roof = "site/content.config.ts";

const files = globSync("site/**/*.{ts,tsx,astro}").filter(
  (file) => !/\.test\.tsx?$/.test(file) && file !== roof,
);

/** What a file imports from the site, types included. */
const importsOf = (file: string) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/(?:from|import) "#(site\/[^"]+)"/g),
    ([, path = ""]) => path,
  );

/** The floor that a file lies on, the inner of two folders. */
const floorOf = (file: string) =>
  floors.findLastIndex((_, index) => `${dirname(file)}/`.startsWith(`${floors[index]}/`));

const imports = files.flatMap((file) => importsOf(file).map((path) => ({ file, path })));

test("a folder of the site uses those below it only", () => {
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(({ file, path }) => floorOf(path) > floorOf(file))).toEqual([]);
});

test("a screen uses no other screen: what several of them say stands in content", () => {
  const screenOf = (file: string) => /^site\/screens\/([^/]+)\//.exec(file)?.[1];
  const between = imports.filter(({ file, path }) => {
    const screen = screenOf(file);
    return screen !== undefined && (screenOf(path) ?? screen) !== screen;
  });
  expect(between).toEqual([]);
});
