import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;
const common = [
  "site.config.ts",
  "src/languages.ts",
  "src/formats/money.ts",
  "src/formats/dates.ts",
  "src/formats/percentages.ts",
  "src/routes.ts",
];

/** Who may import whom: the most specific prefix of a file decides. Types are free to travel. */
const rules: Readonly<Record<string, readonly string[]>> = {
  "site.config.ts": [],
  "src/languages.ts": [],
  "src/formats/money.ts": ["src/languages.ts"],
  "src/formats/dates.ts": ["src/languages.ts"],
  "src/formats/percentages.ts": ["src/languages.ts"],
  "src/routes.ts": ["src/languages.ts"],
  "content/": [...common, "content/"],
  "src/content.config.ts": [...common, "content/", "src/library/"],
  "src/library/": [...common, "content/", "src/library/", "src/head/", "contact/lead.ts"],
  "src/head/": [...common, "content/", "src/library/", "src/head/", "src/styles/"],
  "src/elements/": [...common, "src/elements/"],
  "src/sections/": [...common, "content/facts/", "src/elements/", "src/sections/"],
  "src/islands/": [...common, "src/elements/", "src/islands/", "contact/lead.ts"],
  "src/scripts/": [...common, "src/scripts/"],
  "src/build/": [...common, "src/build/", "src/head/", "src/library/"],
  // Feeds, layouts and pages put it all together.
  "src/": [...common, "content/", "contact/", "src/", "package.json"],
  "contact/": [...common, "content/", "contact/"],
  "server/": [
    ...common,
    "content/",
    "contact/",
    "server/",
    "src/build/build-stamp.ts",
    "src/head/content-security.ts",
    "src/head/speculation.ts",
  ],
};

const files = ["src", "content", "contact", "server"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  .concat("site.config.ts")
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** What a source imports from the project, later or at once; imports of types alone are left out. */
function importsOf(source: string): string[] {
  const atOnce = [...source.matchAll(/^\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+"#([^"]+)"/gm)].filter(
    ([statement]) => !/^\s*(?:import|export)\s*\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?,?)+\s*\}/.test(statement),
  );
  const later = source.matchAll(/(?<!typeof )\bimport\("#([^"]+)"\)/g);
  return [...atOnce, ...later].map(([, target]) => target ?? "");
}

const ruleOf = (file: string) =>
  Object.keys(rules)
    .filter((prefix) => file.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0];

describe("imports point one way", () => {
  test.each(files)("%s", (file) => {
    const source = readFileSync(join(root, file), "utf8");
    // Named from here, an import would be overlooked below.
    expect(source.match(/\b(?:from |import\()"\.[^"]+\.(?:tsx?|astro)"/g)).toBeNull();
    const imports = importsOf(source);
    expect(imports.filter((target) => target.startsWith("src/pages/"))).toEqual([]);
    const rule = ruleOf(file);
    if (rule === undefined) return;
    const allowed = rules[rule] ?? [];
    expect(imports.filter((target) => !allowed.some((prefix) => target.startsWith(prefix)))).toEqual([]);
  });
});

test("only islands are hydrated", () => {
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, component] of source.matchAll(/<(\w+)[^>]*?\sclient:/g)) {
      const origin = source.match(
        new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from "#([^"]+)"`),
      )?.[1];
      expect(origin, `${component} in ${file}`).toMatch(/^src\/islands\//);
    }
  }
});
