import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { addArticle, addCase, change } from "#tests/own-entries.ts";
import { type Finding, releaseChecklist } from "#tools/release-checklist.ts";

let project: string;
let found: Finding[];

const at = (place: string) => found.filter((one) => one.place.startsWith(place));

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "release-checklist-"));
  const texts = (file: string) => !/\.(avif|webp|svg|woff2)$/.test(file) && !file.includes("node_modules");
  for (const name of ["content", "site.config.ts"]) {
    await cp(name, join(project, name), { recursive: true, filter: texts });
  }
  const folder = await addArticle(project, "one-language");
  await change(join(folder, "facts.yaml"), { draft: true });
  for (const language of languages.slice(1)) await rm(join(folder, `${language}.md`));
  await writeFile(join(folder, "xx.md"), "");
  const own = await addCase(project, "half-a-case");
  await rm(join(own, `${languages.at(-1)}.md`));
  const text = await readFile(join(own, `${languages[0]}.md`), "utf8");
  await writeFile(
    join(own, `${languages[0]}.md`),
    text.replace(/^seoTitle: .*$/m, `seoTitle: "${"long ".repeat(20)}"`),
  );
  const config = await readFile(join(project, "site.config.ts"), "utf8");
  await writeFile(
    join(project, "site.config.ts"),
    config.replace(/^export/m, '// mail@orvane.example\nconst street = "1 rue de l’Exemple";\nexport'),
  );
  await mkdir(join(project, "content/brand"), { recursive: true });
  await writeFile(join(project, "content/brand/mark.svg"), '<svg>\n<path d="M10 14h12v4H10z"/>\n</svg>');
  found = await releaseChecklist(project);
});

afterAll(() => rm(project, { recursive: true, force: true }));

test("values reserved for examples are reported, comments are ignored", () => {
  const line = at("site.config.ts").find(({ what }) => what.includes("1 rue de l’Exemple"));
  expect(line?.kind).toBe("Still the sample's");
  expect(line?.place).toMatch(/^site\.config\.ts:\d+$/);
  expect(at("site.config.ts").some(({ what }) => what.includes("mail@orvane"))).toBe(false);
});

test("the sample's mark is reported", () => {
  expect(at("content/brand")).toEqual([
    {
      kind: "Still the sample's",
      place: "content/brand/mark.svg:2",
      what: "the mark of the made-up agency",
    },
  ]);
});

test("drafts, missing translations and texts in other languages are reported", () => {
  const article = at("content/articles/one-language");
  const [, ...missing] = languages;
  expect(article.map(({ kind, what }) => [kind, what])).toEqual([
    ["Contradictory", `the site does not speak xx; its languages are ${languages.join(", ")}`],
    ["Not published", "a draft"],
    ["Not published", `no ${missing.map((language) => `${language}.md`).join(", ")}`],
  ]);
  expect(article.find(({ what }) => what === "a draft")?.place).toMatch(/facts\.yaml:\d+$/);
});

test("a case without all languages or with too long a title is reported", () => {
  const own = at("content/cases/half-a-case");
  expect(own).toContainEqual({
    kind: "Missing",
    place: "content/cases/half-a-case",
    what: `no ${languages.at(-1)}.md`,
  });
  const long = own.find(({ kind }) => kind === "Too long");
  expect(long?.place).toMatch(new RegExp(`/${languages[0]}\\.md:\\d+$`));
  expect(long?.what).toMatch(/^title of 1\d\d letters, 60 are shown/);
});
