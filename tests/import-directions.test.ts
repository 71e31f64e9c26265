import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const ground = [
  "site.config.ts",
  "src/currencies.ts",
  "src/languages.ts",
  "src/copy/",
  "src/routes.ts",
  "src/storage-keys.ts",
  "src/formats/",
];
const words = [...ground, "content/", "src/content/"];

/**
 * Allowed imports by folder, type imports included; a folder may always import from itself. The longest prefix wins.
 */
const rules: Record<string, string[]> = {
  "site.config.ts": ["src/site-schema.ts"],
  "src/site-schema.ts": ["src/languages.ts", "src/formats/"],
  "src/currencies.ts": ["src/languages.ts"],
  "src/copy/": ["src/languages.ts"],
  "src/languages.ts": [],
  "src/storage-keys.ts": [],
  "src/routes.ts": [
    "src/languages.ts",
    "src/copy/",
    "content/facts/services.ts",
    "content/facts/consent-services.ts",
  ],
  "src/formats/": ["src/currencies.ts", "src/languages.ts"],
  "content/": ground,
  "src/content/": [...ground, "content/", "src/fonts/typeface.json"],
  "src/content.config.ts": words,
  "src/head/": [...words, "src/styles/"],
  "src/elements/": words,
  "src/sections/": [...words, "src/elements/"],
  "src/measurement/": [...words, "src/head/"],
  "src/consent/": [...words, "src/elements/", "src/measurement/"],
  "src/feeds/": [
    ...words,
    "src/head/",
    "src/fonts/typeface.json",
    "src/build/build-cache.ts",
    "package.json",
  ],
  "src/build/": [...words, "src/head/", "src/site-schema.ts"],
  "src/dev/": [],
  "src/screens/": [
    ...words,
    "src/elements/",
    "src/sections/",
    "src/styles/",
    "src/head/",
    "src/feeds/",
    "src/consent/",
    "src/measurement/",
    // The form checks the same rules as the service, and says by when it replies.
    "contact/lead.ts",
    "contact/lead-fields.ts",
    "contact/option-labels.ts",
    "contact/business-hours.ts",
    "src/site-schema.ts",
  ],
  // Layout and pages combine everything.
  "src/": [...words, "src/", "contact/"],
  // Mails have the site's colours.
  contact: [...words, "src/head/colours.ts", "src/site-schema.ts"],
  server: [
    ...words,
    "contact/",
    "src/head/",
    "src/build/build-stamp.ts",
    "src/build/bundled-copy.ts",
    "src/build/security-headers.ts",
  ],
  tools: [...words, "src/build/", "contact/guard/"],
};

const files = ["src", "content", "contact", "server", "tools"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  .concat("site.config.ts")
  .filter((file) => !/\.test\.tsx?$/.test(file));

const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));

/** What a source file imports from the project: static or dynamic, values or types. */
function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom\s+|\bimport\(\s*|^\s*import\s+)"#([^"]+)"/gm)].map(
    ([, target = ""]) => target,
  );
}

const ruleOf = (file: string) =>
  Object.keys(rules)
    .filter((prefix) => file.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0];

/** The shape of a screen's or a part's words, a list of names without behaviour. Routes and `wordsOf` read them all. */
const isShape = (file: string) => /[/.]words\.ts$/.test(file) && file !== "src/content/words/words.ts";

const shapeRule = ["content/facts/", "contact/lead-fields.ts", "src/copy/words-schema.ts"];

/** The folder a file belongs to; each screen counts as its own folder. */
function roomOf(file: string): string {
  if (isShape(file)) return "shapes of words";
  const [top = "", second, third] = file.split("/");
  if (top !== "src") return top;
  if (third === undefined) return file;
  return second === "screens" ? `src/screens/${third}` : `src/${second}`;
}

test("imports follow the allowed directions", () => {
  const wrong: string[] = [];
  for (const [file, source] of sources) {
    // Relative imports would escape the checks below.
    expect(source.match(/\b(?:from |import\()"\.[^"]+\.(?:tsx?|astro)"/g), file).toBeNull();
    const rule = ruleOf(file);
    const own = rule === undefined ? [] : [...(rules[rule] ?? []), `${roomOf(file)}/`, file];
    const allowed = isShape(file) ? shapeRule : own;
    for (const target of importsOf(source)) {
      if (isShape(target) && /^src\/(content\/words\/words|routes)\.ts$/.test(file)) continue;
      if (target.startsWith("src/pages/") || !allowed.some((prefix) => target.startsWith(prefix))) {
        wrong.push(`${file} imports ${target}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("no two folders import each other", () => {
  const reached = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const targets = reached.get(roomOf(file)) ?? new Set();
    for (const target of importsOf(source)) targets.add(roomOf(target));
    reached.set(roomOf(file), targets);
  }
  const circles = [...reached].flatMap(([room, targets]) =>
    [...targets]
      .filter((other) => other > room && reached.get(other)?.has(room))
      .map((other) => [room, other]),
  );
  expect(circles).toEqual([]);
});

describe("islands", () => {
  test("are hydrated in pages only, and belong to a screen", () => {
    for (const [file, source] of sources) {
      for (const [, component] of source.matchAll(/<(\w+)\b[^>]*?\sclient:\w+/g)) {
        const origin = source.match(
          new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from "#([^"]+)"`),
        )?.[1];
        expect(file).toMatch(/^src\/pages\//);
        expect(origin, `${component} in ${file}`).toMatch(/^src\/screens\//);
      }
    }
  });
});
