import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { copyFileOf } from "#contract/reader/copy-files.ts";
import { requiredScreens, screens } from "#contract/routes/screens.ts";
import { locations } from "#data/contract/facts/locations.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { editorProblems } from "#tests/support/editor-problems.ts";
import { project } from "#tests/support/project-copy.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

/** What the check says of the sample after a change to a copy of it; where that is nothing, what its editor lacks. */
async function checkAfter(name: string, change: (folder: string) => Promise<void>): Promise<string[]> {
  const folder = `.cache/missing-pages/${name.replaceAll(" ", "-")}`;
  const path = join(project, folder);
  await rm(path, { recursive: true, force: true });
  await cp(join(project, siteFolder), path, { recursive: true });
  await change(path);
  const run = (tool: string) => {
    const environment = { ...process.env, SITE: folder, VITEST: undefined, NODE_ENV: undefined };
    const options = { cwd: project, env: environment, maxBuffer: 2 ** 26 };
    return promisify(execFile)(process.execPath, [tool], options);
  };
  const lines = await run("tools/check-content.ts")
    .then(() => run("site/editor/print-configuration.ts"))
    .then(
      ({ stdout }) => editorProblems(JSON.parse(stdout)),
      (error) => String(error.stderr || error).split("\n"),
    );
  await rm(path, { recursive: true, force: true });
  return lines.filter(Boolean).map((line) => line.replaceAll(`${folder}/`, ""));
}

const removed =
  (...patterns: string[]) =>
  async (folder: string) => {
    for (const file of globSync(patterns, { cwd: folder })) await rm(join(folder, file), { recursive: true });
  };

const isRequired = (key: string) => requiredScreens.some((one) => one === key);
const fileOf = (key: string) => copyFileOf(key, secondLanguage).replace(`${siteFolder}/`, "");
/** A text that names the address of another page must be changed by hand. */
const linkedByAddress = ["terms", "refund"];
const optional = screens
  .map(({ key }) => key)
  .filter((key) => !isRequired(key) && !linkedByAddress.includes(key));
const inAll = (file: string) => file.replace(/(?<=copy\/)\w+|(?<=text\.)\w+(?=\.md)/, "*");
const [firstLanguage] = languages;
const [firstService = ""] = serviceKeys;

test.each([
  // Earlier addresses lead to pages that go, and those of the others begin otherwise without the first language.
  ["its first language", [`copy/${firstLanguage}`, "redirects.yaml"]],
  ["cases, articles, trades and a service", ["{cases,articles,trades}", `copy/*/${firstService}.yaml`]],
  ["the pictures of its services", ["services/{websites,design}"]],
  ["every page that it may lack", ["redirects.yaml", ...optional.map((key) => inAll(fileOf(key)))]],
])("the sample is whole, and its editor opens, without %s", async (name, patterns) => {
  expect(await checkAfter(name, removed(...patterns))).toEqual([]);
});

test("a language may lack pages that others have, unless the site says that its languages are complete", async () => {
  const files = optional.map(fileOf);
  const lacking = async (folder: string) => {
    await removed(...files)(folder);
  };
  const lines = await checkAfter("complete", lacking);
  expect(lines).toEqual(
    files.toSorted().map((file) => expect.stringContaining(`${file} is missing: other languages have it`)),
  );
  const settings = "site.yaml";
  const open = await checkAfter("open", async (folder) => {
    await lacking(folder);
    const text = await readFile(join(folder, settings), "utf8");
    await writeFile(join(folder, settings), text.replace("complete: true", "complete: false"));
  });
  expect(open).toEqual([]);
});

test("pages that visitors, the form and the law need are missed, and a file that nothing reads is named", async () => {
  const files = requiredScreens.map(fileOf);
  const mistyped = `copy/${secondLanguage}/blogg.yaml`;
  const lines = await checkAfter("required", async (folder) => {
    await removed(...files)(folder);
    await cp(join(folder, fileOf("blog")), join(folder, mistyped));
  });
  for (const file of files) expect(lines).toContainEqual(expect.stringMatching(`^${file} is missing`));
  expect(lines).toContain(
    `${mistyped}: there is no screen or part of this name; a service is listed in facts/services.yaml`,
  );
});

/** Files of a page of the site's own, with these lines at its head. */
async function writePage(folder: string, key: string, lines: string): Promise<void> {
  const head =
    "address: /jobs\ntitle: Jobs\nseoTitle: Jobs\nseoDescription: Jobs\nseoKeywords: jobs\nh1: Jobs\n";
  await mkdir(join(folder, "pages", key), { recursive: true });
  for (const language of languages)
    await writeFile(join(folder, `pages/${key}/text.${language}.md`), `---\n${head}${lines}---\n\nText\n`);
}

test("the sample is whole, and its editor opens, with a page of its own and a key that has spaces and signs", async () => {
  const lines = await checkAfter("own", async (folder) => {
    await writePage(folder, "jobs", "footer: agency\n");
    const [old = ""] = Object.keys(locations);
    for (const name of globSync(["facts/locations.yaml", "copy/*/about.yaml", "people/*/person.yaml"], {
      cwd: folder,
    })) {
      const file = join(folder, name);
      const text = await readFile(file, "utf8");
      const key = new RegExp(`^( *(?:location: )?)${old}\\b`, "gm");
      await writeFile(file, text.replace(key, '$1"St. John’s: 2"'));
    }
  });
  expect(lines).toEqual([]);
});

test("a page of the site’s own has a name, an address and a place that it alone has", async () => {
  const [first] = languages;
  const wrong = await checkAfter("own-pages", async (folder) => {
    await writePage(folder, "contact", "");
    await writePage(folder, "team", "group: people\n");
    await writePage(folder, "jobs", "");
  });
  expect(wrong).toContain("pages/contact: expected a name of letters and digits that no screen or part has");
  expect(wrong).toContainEqual(
    expect.stringMatching(`^pages/team/text.${first}.md:\\d+: group: expected one of .*, found "people"`),
  );
  expect(wrong).toContainEqual(
    expect.stringMatching(
      `^pages/team/text.${first}.md:\\d+: \\S*/jobs is already the address of pages/jobs/text.${first}.md`,
    ),
  );
});

test("in a site of one language, too, what is wrong in a text is named", async () => {
  const [first, ...others] = languages;
  const [text = ""] = globSync(`articles/*/text.${first}.md`, { cwd: join(project, siteFolder) });
  const lines = await checkAfter("alone", async (folder) => {
    await removed(...others.map((language) => `copy/${language}`))(folder);
    const file = join(folder, text);
    await writeFile(file, (await readFile(file, "utf8")).replace(/^slug: .*/m, "slug: Two Words"));
  });
  expect(lines).toContainEqual(expect.stringMatching(`^${text}:\\d+: slug: expected small letters`));
});
