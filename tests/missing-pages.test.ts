import { globSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { requiredScreens } from "#contract/routes/screens.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { checkAfter, fileOf, optional, removed, writePage } from "#tests/support/changed-sample.ts";
import { project } from "#tests/support/project-copy.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

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
