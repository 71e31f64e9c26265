import { existsSync, globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { isPublished } from "#src/content/publication.ts";
import { dropUndefined, localize, type PartlyLocalized } from "#src/languages.ts";

type Values = Record<string, unknown>;

/** Every published article or case, read straight from its files: its facts, and what stands above each text. */
export function writtenEntries(
  kind: "articles" | "cases",
): { facts: Values; texts: PartlyLocalized<Values> }[] {
  return globSync(`content/${kind}/*/facts.yaml`)
    .map((file) => {
      const texts = localize((language): Values | undefined => {
        const path = file.replace("facts.yaml", `${language}.md`);
        if (!existsSync(path)) return undefined;
        const words = parse(readFileSync(path, "utf8").split(/^---$/m)[1] ?? "");
        return words.draft === true ? undefined : words;
      });
      return { facts: parse(readFileSync(file, "utf8")), texts: dropUndefined(texts) };
    })
    .filter(({ facts }) => isPublished(facts));
}
