import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { locations } from "#data/contract/facts/locations.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { checkAfter, fileOf, optional, removed, writePage } from "#tests/support/changed-sample.ts";

const inAll = (file: string) => file.replace(/(?<=copy\/)\w+|(?<=text\.)\w+(?=\.md)/, "*");
const [firstLanguage] = languages;
const [firstService = ""] = serviceKeys;

test.each([
  // Earlier addresses lead to pages that go, and those of the others begin otherwise without the first language.
  ["its first language", [`copy/${firstLanguage}`, "redirects.yaml"]],
  ["cases, articles, trades and a service", ["{cases,articles,trades}", `copy/*/${firstService}.yaml`]],
  ["the pictures of its services", ["services/{websites,design}"]],
  // Articles and cases need the pages that show them.
  [
    "every page that it may lack",
    ["redirects.yaml", "{articles,cases}", ...optional.map((key) => inAll(fileOf(key)))],
  ],
])("the sample is whole, and its editor opens, without %s", async (name, patterns) => {
  expect(await checkAfter(name, removed(...patterns))).toEqual([]);
});

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
