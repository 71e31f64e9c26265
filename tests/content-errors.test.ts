import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { currencies } from "#contract/facts/currencies.ts";
import { defaultLanguage, languages } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { copyProject } from "#tests/support/project-copy.ts";
import { secondLanguage } from "#tests/support/spoken.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const folder = await newFolder();
await copyProject(folder);

const [facts = ""] = globSync(`${siteFolder}/articles/*/facts.yaml`).toSorted();
const [text = "", otherText = ""] = globSync(
  `${siteFolder}/articles/*/text.${defaultLanguage}.md`,
).toSorted();
const slug = /^slug: (.*)$/m.exec(readFileSync(text, "utf8"))?.[1];
const [redirects, tokens] = [`${siteFolder}/redirects.yaml`, `${siteFolder}/brand/tokens.css`];
const words = (name: string) => `${siteFolder}/copy/${secondLanguage}/${name}.yaml`;

/** The environment without what Vitest added to it, which would confuse another program. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(DEV|MODE|NODE_ENV|PROD|SSR|BASE_URL|TEST|VITEST.*)$/.test(name),
  ),
);

/** The end of a file. */
const end = /$(?![\s\S])/;

type Fault = [file: string, from: RegExp, to: string, sentence: RegExp];

/** What an owner types wrong in the facts, in which file, and the sentence that says so, after the file. */
const price = new RegExp(`(?<=\\b${currencies[0]}: )\\d+`);
const wrongFacts: Fault[] = [
  [
    `${siteFolder}/site.yaml`,
    /opens: .*/,
    "opens: 9h00",
    /:\d+: hours\.opens: .* time of day .*, found "9h00"/,
  ],
  [`${siteFolder}/facts/prices.yaml`, price, "-990", /:\d+: \w+\.prices\.\w+\.\w+: .* 0 or more, found -990/],
];
/** The same in texts, which are read once the facts are right. */
const wrongTexts: Fault[] = [
  [words("home"), /^hero:$/m, "heros:", /: hero is missing/],
  [words("vision"), /^subtitle: .*$/m, "subtitle: 24", /:\d+: subtitle: expected text, found 24/],
  [words("links"), /^email: .*$/m, "email: '{contact.fax}'", /:\d+: email: unknown .*\{contact\.email\}/],
  [words("thanks"), /^home: .*$/m, "home: Home: here", /:\d+: .*Put texts that contain a colon/],
  [words("search"), /^/, "<<<<<<< HEAD\n", /:1: an unresolved merge conflict/],
  [words("consent"), /^(\w+):/m, "\t$1:", /:\d+: Tabs are not allowed/],
  [words("agency"), /^address: .*$/m, "address: /", /:1: \/\S* is the address of .*home\.yaml already/],
  [facts, /^category: .*$/m, "category: marketing", /:\d+: category: .*seo.*, found "marketing"/],
  [facts, /^case: .*\n|$(?![\s\S])/m, "case: nowhere\n", /:\d+: case: expected one of .*, found "nowhere"/],
  [text, end, "\n{prices.none}\n", /:\d+: unknown placeholder \{prices\.none\}/],
  [text, /^title: /m, 'summary: "x"\ntitle: ', /:\d+: summary is not known here/],
  [redirects, end, "\n/old: nowhere\n", /:\d+: nothing is at nowhere; expected/],
  [redirects, end, "old: contact\n", /:\d+: old is not a path/],
  [redirects, end, "/alte%20Seite: contact\n/alte Seite: home\n", /:\d+: \/alte Seite and \S+ are the same/],
  [
    redirects,
    end,
    `${pathOf("services", defaultLanguage)}: contact\n`,
    /:\d+: \/\S+ is the address of a page/,
  ],
  [tokens, /--muted: #\w+/, "--muted: #dddddd", /:\d+: --muted \(#dddddd\) on --paper .* contrast of 1\.\d/],
  [otherText, /^slug: .*$/m, `slug: ${slug}`, /:\d+: slug \S+ is that of .*text\.\w+\.md already/],
];

/** What the check says of a site in the copy. */
function check(site: string, ...words: string[]): Promise<string> {
  const settings = { cwd: folder, env: { ...environment, SITE: site } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["tools/check-content.ts", ...words], settings, (error, _, errors) =>
      resolve(error ? errors : ""),
    );
  });
}

/** Everything that it says of one with faults, by line. */
async function checked(faults: Fault[]): Promise<string[]> {
  const right = new Map<string, string>();
  for (const [file, from, to] of faults) {
    const path = join(folder, file);
    const found = await readFile(path, "utf8");
    // Several faults may be in one file.
    if (!right.has(path)) right.set(path, found);
    await writeFile(path, found.replace(from, to));
  }
  const said = await check(siteFolder);
  for (const [path, text] of right) await writeFile(path, text);
  return said.split("\n");
}

function expectEach(faults: Fault[], lines: string[]): void {
  for (const [file, , , sentence] of faults) {
    const ofFile = lines.filter((line) => line.startsWith(file)).map((line) => line.slice(file.length));
    expect(ofFile, file).toContainEqual(expect.stringMatching(sentence));
  }
  // Sentences, not a stack trace.
  for (const line of lines) expect(line).not.toMatch(/^\s+at .*:\d+:\d+/);
}

test("the check names wrong facts, with file and line, and nothing that follows from them", async () => {
  const lines = await checked(wrongFacts);
  expectEach(wrongFacts, lines);
  expect(lines.filter((line) => line && !wrongFacts.some(([file]) => line.startsWith(file)))).toEqual([]);
});

test("the check names everything that is wrong in texts at once, with file and line, and each text that is missing", async () => {
  const [person = ""] = globSync(`${siteFolder}/people/*/person.yaml`);
  const without = [globSync(`${siteFolder}/articles/*/facts.yaml`).toSorted().at(-1) ?? "", person].map(
    dirname,
  );
  const translations = languages.filter((language) => language !== defaultLanguage);
  for (const one of without)
    for (const file of globSync(join(folder, one, `text.{${translations}}.*`))) await rm(file);
  const huge = `${dirname(text)}/shop.jpg`;
  await writeFile(join(folder, huge), Buffer.alloc(20_000_000));
  const lines = await checked(wrongTexts);
  expectEach(wrongTexts, lines);
  expect(lines).toContain(`${huge}: a picture of more than 10 MB; save it smaller`);
  for (const one of without)
    expect(lines.filter((line) => line.startsWith(`${one}/text.`)).toSorted()).toEqual(
      translations.toSorted().map((language) => expect.stringMatching(`text.${language}.* is missing`)),
    );
});

test("what a later version adds to the words of a site is filled in as a draft", async () => {
  await cp(siteFolder, join(folder, "content"), { recursive: true });
  const file = join(folder, `content/copy/${secondLanguage}/home.yaml`);
  await writeFile(file, (await readFile(file, "utf8")).replace(/^name: .*\n/m, ""));
  // It checks again what it has filled.
  expect(await check("content", "--fill")).toBe("");
  expect(await readFile(file, "utf8")).toMatch(/^# draft: the sample's words\nname: /m);
});
