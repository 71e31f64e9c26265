import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { project } from "#tests/support/project-copy.ts";

const run = promisify(execFile);
const folder = ".cache/new-site";
const at = (name: string) => join(project, folder, name);
const remove = () => rm(join(project, folder), { recursive: true, force: true });

const node = (site: string, ...words: string[]) =>
  run(process.execPath, words, {
    cwd: project,
    env: { ...process.env, SITE: site, VITEST: undefined, NODE_ENV: undefined },
    maxBuffer: 2 ** 26,
  });

/** What the check says of the new site, a sentence a line. */
const check = () =>
  node(folder, "tools/check-content.ts").then(
    () => [],
    ({ stderr }: { stderr: string }) => stderr.split("\n").filter(Boolean),
  );

beforeAll(async () => {
  await remove();
  await node("sample", "tools/new.ts", folder, "--name", 'Nord "licht" $1');
});
afterAll(remove);

test("a new site has the name that it was given", async () => {
  expect(await readFile(at("site.yaml"), "utf8")).toContain('brand: "Nord \\"licht\\" $1"');
});

test("a screen comes with its file from the sample, and the check names what else it needs, with the sample's text", async () => {
  const copy = async (name: string) => cp(join(project, "sample", name), at(name), { recursive: true });
  const [article = ""] = globSync("articles/*/text.en.md", { cwd: join(project, "sample") }).map(dirname);
  await copy("copy/en/blog.yaml");
  await copy(article);
  const needed = await check();
  expect(needed).toContain(
    `${folder}/copy/en/article.yaml is missing; the sample has sample/copy/en/article.yaml`,
  );
  await copy("copy/en/article.yaml");
  const facts = at(`${article}/facts.yaml`);
  const written = (await readFile(facts, "utf8")).replace(/^author: .*$/m, "author: somebody");
  await writeFile(facts, written.replace(/^(?:service|case): .*\n/gm, ""));
  // What it links to is the sample's.
  for (const text of globSync(`${article}/text.*.md`, { cwd: at("") }))
    await writeFile(
      at(text),
      (await readFile(at(text), "utf8")).replace(/\((?:route|case|article):[\w-]+/g, "(route:contact"),
    );
  expect(await check()).toEqual([]);
});

test("a text that a later version brings is named with what the sample says", async () => {
  const home = await readFile(at("copy/en/home.yaml"), "utf8");
  await writeFile(at("copy/en/home.yaml"), home.replace(/^name: .*\n/m, ""));
  expect(await check()).toEqual([`${folder}/copy/en/home.yaml: name is missing; the sample says: "Home"`]);
  await writeFile(at("copy/en/home.yaml"), home);
});

test("whoever left screens out in a version before is told each file to delete", async () => {
  await writeFile(at("facts/screens.yaml"), "leaveOut: [sitemap]\n");
  const languages = await readFile(at("facts/languages.yaml"), "utf8");
  await writeFile(at("facts/languages.yaml"), languages.replace(/^en: \{/m, "en: { leaveOut: [search],"));
  const lines = (await check()).map((line) => line.replaceAll(`${folder}/`, ""));
  expect(lines).toEqual([
    expect.stringMatching("^copy/en/sitemap.yaml: delete it"),
    expect.stringMatching("^facts/screens.yaml: delete it"),
    expect.stringMatching("^copy/en/search.yaml: delete it"),
    expect.stringMatching("^facts/languages.yaml: remove leaveOut of en"),
  ]);
});
