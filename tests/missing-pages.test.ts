import { globSync, readFileSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { addressesOf, pathOf, slugPathOf } from "#contract/routes/addresses.ts";
import { requiredScreens, type SlugRouteKey } from "#contract/routes/screens.ts";
import { site } from "#data/contract/facts/site.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { slugOf } from "#site/content/entries/slug.ts";
import { isBroad } from "#tests/support/breadth.ts";
import {
  addressesAfter,
  checkAfter,
  fileOf,
  optional,
  removed,
  writePage,
} from "#tests/support/changed-sample.ts";
import { project } from "#tests/support/project-copy.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

const edit = async (file: string, from: string | RegExp, to: string) =>
  writeFile(file, (await readFile(file, "utf8")).replace(from, to));

test("a language may lack pages that others have, unless the site says that its languages are complete", async () => {
  const files = optional.map(fileOf);
  const lacking = async (folder: string) => {
    await removed(...files)(folder);
  };
  const lines = await checkAfter("complete", lacking);
  expect(lines).toEqual(
    files.toSorted().map((file) => expect.stringContaining(`${file} is missing: other languages have it`)),
  );
  if (!isBroad) return;
  const open = await checkAfter("open", async (folder) => {
    await lacking(folder);
    await edit(join(folder, "site.yaml"), "complete: true", "complete: false");
  });
  expect(open).toEqual([]);
});

test("a list whose entries are all drafts, or of a later day, has no page", async () => {
  const published = await addressesAfter("published", async () => undefined);
  const hidden = await addressesAfter("unpublished", async (folder) => {
    for (const file of globSync("articles/*/facts.yaml", { cwd: folder }))
      await writeFile(join(folder, file), `draft: true\n${await readFile(join(folder, file), "utf8")}`);
    for (const file of globSync("cases/*/facts.yaml", { cwd: folder }))
      await writeFile(join(folder, file), `date: 2999-12-31\n${await readFile(join(folder, file), "utf8")}`);
  });
  const lists = (["blog", "article", "portfolio", "case"] as const).flatMap((key) => addressesOf(key));
  expect(published.filter((path) => !hidden.includes(path)).toSorted()).toEqual(
    lists.map(({ path }) => path).toSorted(),
  );
});

test("pages that visitors, the form and the law need are missed, and a file that nothing reads is named", async () => {
  const files = requiredScreens.filter((key) => key !== "imprint").map(fileOf);
  const ofLaw = languages.map((language) => `legal/imprint/text.${language}.md`);
  const mistyped = `copy/${secondLanguage}/blogg.yaml`;
  const lines = await checkAfter("required", async (folder) => {
    await removed(...files, "legal/imprint", "copy/*/{portfolio,case,trade}.yaml")(folder);
    await cp(join(folder, fileOf("blog")), join(folder, mistyped));
    await edit(join(folder, "site.yaml"), "complete: true", "complete: false");
  });
  for (const file of [...files, ...ofLaw])
    expect(lines.filter((line) => line.startsWith(`${file} is missing`))).toHaveLength(1);
  for (const [kind, screens] of [
    ["cases", ["portfolio", "case"]],
    ["trades", ["trade"]],
  ] as const)
    for (const language of languages)
      for (const screen of screens)
        expect(lines).toContainEqual(
          expect.stringMatching(
            `^copy/${language}/${screen}.yaml is missing: without it, no page shows what is in ${kind};`,
          ),
        );
  expect(lines).toContain(
    `${mistyped}: there is no screen or part of this name; a service is listed in facts/services.yaml`,
  );
});

test("facts that only some pages need may go with them, and are missed by name where one of those is there", async () => {
  const needed: [facts: string, by: string][] = [
    ["article-topics", "blog"],
    ["automation-example", "automation"],
    ["bakery", "assistant"],
    ["case-categories", "portfolio"],
    ["conversion-example", "cro"],
    ["day-timeline", "vision"],
    ["estimate", "estimate"],
    ["examples", "examples"],
    ["landing-testimonials", "design"],
    ["media", "design"],
    ["methods", "about"],
    ["packages", "design"],
    ["posting-plan", "social"],
    ["website-types", "websites"],
  ];
  const [first] = languages.toSorted();
  const files = needed.map(([facts]) => `facts/${facts}.yaml`);
  const lines = await checkAfter("without-facts", removed(...files));
  expect(lines.toSorted()).toEqual(
    needed.map(
      ([facts, by]) => `facts/${facts}.yaml is missing: copy/${first}/${by}.yaml needs it; copy the sample’s`,
    ),
  );
});

test("a page of the site’s own has a name, an address and a place that it alone has, a case without a slug the address of its title as readers see it, and a fact that only a text names is missed", async () => {
  const [first] = languages;
  const titled = "cases/alb-contact";
  const entry = (route: SlugRouteKey, pattern: string): [address: string, owner: string] => {
    const sample = join(project, siteFolder);
    const [file = ""] = globSync(pattern, { cwd: sample }).toSorted();
    const [, slug = ""] = /^slug: (.*)$/m.exec(readFileSync(join(sample, file), "utf8")) ?? [];
    return [slugPathOf(route, first, slug), file];
  };
  const taken: [address: string, owner: string][] = [
    [pathOf("vision", first), fileOf("vision").replace(secondLanguage, first)],
    entry("article", `articles/*/text.${first}.md`),
    entry("case", "cases/boucherie*/facts.yaml"),
    entry("trade", `trades/*/text.${first}.yaml`),
    ["/404", "an error page"],
    ...["/sitemap.xml", "/robots.txt", "/rss.xml", "/licences.txt"].map((file): [string, string] => [
      file,
      "a file of the program",
    ]),
    ["/functions/v1/x", "the server, which answers there"],
    ["/health", "the server, which answers there"],
    [slugPathOf("case", first, slugOf(`Work for ${site.brand}`)), `${titled}/text.${first}.md`],
  ];
  const wrong = await checkAfter("own-pages", async (folder) => {
    await removed("facts/hero-chat.yaml")(folder);
    await edit(join(folder, titled, "facts.yaml"), /^slug: .*\n/m, "");
    await edit(join(folder, titled, `text.${first}.md`), /^title: .*$/m, 'title: "Work for {brand}"');
    await writePage(folder, "contact", "");
    await writePage(folder, "team", "group: people\n");
    await writePage(folder, "jobs", "");
    for (const [index, [address]] of taken.entries()) await writePage(folder, `p${index}`, "", address);
  });
  expect(wrong).toContain("pages/contact: expected a name of letters and digits that no screen or part has");
  expect(wrong).toContainEqual(
    expect.stringMatching(`^pages/team/text.${first}.md:\\d+: group: expected one of .*, found "people"`),
  );
  for (const [index, [address, owner]] of taken.entries())
    expect(wrong).toContain(
      `pages/p${index}/text.${first}.md:2: ${address} is already the address of ${owner}`,
    );
  expect(wrong).toContainEqual(
    expect.stringMatching(
      `^pages/team/text.${first}.md:\\d+: \\S*/jobs is already the address of pages/jobs/text.${first}.md`,
    ),
  );
  for (const language of languages)
    expect(wrong).toContainEqual(
      expect.stringMatching(
        `^copy/${language}/home.yaml:\\d+: .*unknown placeholder \\{heroChat\\.asked\\}; .* if a file in facts/ is missing, copy the sample’s$`,
      ),
    );
});

test.runIf(isBroad)("in a site of one language, too, what is wrong in a text is named", async () => {
  const [first, ...others] = languages;
  const [text = ""] = globSync(`articles/*/text.${first}.md`, { cwd: join(project, siteFolder) });
  const lines = await checkAfter("alone", async (folder) => {
    await removed(...others.map((language) => `copy/${language}`))(folder);
    await edit(join(folder, text), /^slug: .*/m, "slug: Two Words");
  });
  expect(lines).toContainEqual(expect.stringMatching(`^${text}:\\d+: slug: expected small letters`));
});
