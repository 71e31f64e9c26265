import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { markdownIn, yamlIn } from "#contract/reader/content-file.ts";
import { mapTexts } from "#contract/reader/records.ts";
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

const oneLanguage = ".cache/new-language";
const removeOther = () => rm(join(project, oneLanguage), { recursive: true, force: true });

/** What only the agency reads: its mails and its desk. */
const ofAgency = ["agency-mails", "desk", "lead-actions"];

/** How many words the texts of a file have, without its keys. */
function wordsOf(file: string): number {
  const written = readFileSync(file, "utf8");
  const texts: string[] = [];
  mapTexts(parse(yamlIn(written)), (text) => texts.push(text));
  if (written.startsWith("---")) texts.push(markdownIn(written));
  return texts.join(" ").match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

test("a site in one language asks for no more words than an afternoon has", () => {
  const files = globSync("starter/{copy/en/*.yaml,{legal,people}/*/text.en.*}", { cwd: project });
  const count = files
    .filter((file) => !ofAgency.includes(basename(file, ".yaml")))
    .reduce((sum, file) => sum + wordsOf(join(project, file)), 0);
  expect(count).toBeGreaterThan(1_000);
  expect(count).toBeLessThanOrEqual(2_500);
});

test("a language begins as a copy that is whole, and each of its files is left to do, the agency’s too", async () => {
  const drafts = async () => {
    const { stdout } = await node(oneLanguage, "tools/ready.ts");
    const places = stdout.split("words that somebody has to read\n")[1]?.split(/\n(?! {4})/)[0] ?? "";
    return places.split("\n").map((line) => line.trim().replace(/:\d+$/, ""));
  };
  const textsIn = (language: string) =>
    globSync(`${oneLanguage}/{copy/${language}/*.yaml,{legal,people}/*/text.${language}.*}`, {
      cwd: project,
    });
  await removeOther();
  await node("sample", "tools/new.ts", oneLanguage, "--name", "Olaria", "--language", "pt");
  expect(textsIn("pt")).toContain(`${oneLanguage}/copy/pt/desk.yaml`);
  await node(oneLanguage, "tools/language.ts", "nl");
  await node(oneLanguage, "tools/language.ts", "de");
  expect(await readFile(join(project, oneLanguage, "facts/languages.yaml"), "utf8")).toMatch(
    /^de: \{ locale: de-DE, regions: \[DE\], rules: german \}$/m,
  );
  await rm(join(project, oneLanguage, "copy/de"), { recursive: true });
  for (const file of textsIn("de")) await rm(join(project, file));
  const person = globSync(`${oneLanguage}/people/*/person.yaml`, { cwd: project }).map((one) =>
    join(project, one),
  );
  for (const file of person)
    await writeFile(file, (await readFile(file, "utf8")).replace("answers: [pt]", "answers: [pt, nl]"));
  await node(oneLanguage, "tools/check-content.ts");
  expect((await drafts()).toSorted()).toEqual([...textsIn("pt"), ...textsIn("nl")].toSorted());
  await removeOther();
});

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
  const topics = "facts/article-topics.yaml";
  expect(await check()).toEqual([
    `${folder}/${topics} is missing: ${folder}/copy/en/blog.yaml needs it; copy the sample’s`,
  ]);
  await copy(topics);
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

test("where a fact is wrong, what is left to do is not looked for, and the sentence of the check says why", async () => {
  const file = "facts/prices.yaml";
  const prices = await readFile(at(file), "utf8");
  await writeFile(at(file), prices.replace(/EUR: \d+/, "EUR: -1"));
  const sentence = new RegExp(`^${folder}/${file}:\\d+: .* 0 or more, found -1$`);
  for (const [tool = "", ...words] of [["tools/ready.ts"], ["site/build/astro.ts", "build"]]) {
    const { stderr } = await node(folder, tool, ...words).then(
      () => ({ stderr: "" }),
      (error: { stderr: string }) => error,
    );
    expect(stderr.split("\n")[0], tool).toMatch(sentence);
    expect(stderr, tool).not.toContain("node:internal");
  }
  await writeFile(at(file), prices);
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
