import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { languageNames } from "#contract/formats/language-names.ts";
import { languages } from "#contract/languages/languages.ts";
import { readContent } from "#contract/reader/content-file.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { keysOf } from "#contract/reader/records.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { caseFacts } from "#site/content/entries/entry-schemas.ts";
import { caseSizes } from "#site/content/picture-sizes.ts";
import { builtPages, pagesUnder } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const cases = globSync(`${siteFolder}/cases/*/facts.yaml`, { cwd: projectFolder }).map((path) => {
  const { client, languages: spoken = [] } = caseFacts.parse(readContent(path).data);
  return { path, client, spoken };
});

test("a client's pictures are drawn in the client's first language, and in each of the others that the site has", async () => {
  await holdsFor(cases, ({ path, spoken: [first, ...others] }) => {
    const translated = others.filter((code) => languages.some((language) => language === code));
    const expected = keysOf(caseSizes).flatMap((key) => [
      [key, first],
      ...translated.map((code) => [`${key}-${code}`, code]),
    ]);
    const drawn = globSync("*.html", { cwd: join(projectFolder, path, "..") }).map((file) => {
      const page = readFileSync(join(projectFolder, path, "..", file), "utf8");
      return [basename(file, ".html"), /<html lang="(\w+)"/.exec(page)?.[1]];
    });
    expect(drawn.toSorted()).toEqual(expected.toSorted());
  });
});

test.each(languages)(
  "in %s the portfolio and the page of a case say in which language its pictures are, where it is another",
  async (language) => {
    const portfolio = (await builtPages()).find(({ path }) => path === pathOf("portfolio", language));
    const cards = portfolio?.document.querySelectorAll("main [data-categories]") ?? [];
    const pages = await pagesUnder("case", language);
    await holdsFor(cases, ({ client, spoken }) => {
      const note = (code: string) =>
        portfolioCopy(language).card.pictures?.({ language: languageNames([code], language) }) ?? "";
      const [card] = cards.filter(({ text }) => text.includes(client));
      const page = pages.find(({ document }) =>
        document.querySelector("article dl dd")?.text.includes(client),
      );
      const isForeign = spoken.every((code) => code !== language);
      for (const text of [
        card?.querySelector("h2")?.text,
        page?.document.querySelector("article dl dd")?.text,
      ])
        for (const code of languages)
          expect(text?.includes(note(code)), code).toBe(isForeign && code === spoken[0]);
    });
  },
);
