import { existsSync, globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Localized, localize } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { isPublished } from "#site/content/text/publication.ts";

type Values = Record<string, unknown>;

/** Every published article or case, read straight from its files: its facts, and what stands above each text. */
export function writtenEntries(kind: "articles" | "cases"): { facts: Values; texts: Localized<Values> }[] {
  return globSync(`${siteFolder}/${kind}/*/facts.yaml`)
    .map((file) => {
      const texts = localize((language): Values => {
        const path = file.replace("facts.yaml", `text.${language}.md`);
        // A language may lack the list.
        return existsSync(path) ? parse(readFileSync(path, "utf8").split(/^---$/m)[1] ?? "") : {};
      });
      return { facts: parse(readFileSync(file, "utf8")), texts };
    })
    .filter(({ facts }) => isPublished(facts));
}
