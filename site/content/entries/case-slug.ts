import type { z } from "zod";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { readContent } from "#contract/reader/content-file.ts";
import { sourceOf } from "#contract/reader/file-problems.ts";
import { writtenEntries } from "#data/contract/facts/content-files.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import type { caseFacts } from "#site/content/entries/entry-schemas.ts";
import { slugOf } from "#site/content/entries/slug.ts";
import { caseValues } from "#site/content/text/case-tree.ts";
import { filledHead } from "#site/content/text/filled-head.ts";

/**
 * The slug of a case, which all its languages share: its own, or that of its title in the first language that
 * has one.
 * @throws ContentError if that title names what is no fact
 */
export function caseSlug(
  folder: string,
  { slug, metrics, figures }: Pick<z.output<typeof caseFacts>, "slug" | "metrics" | "figures">,
): string {
  if (slug !== undefined) return slug;
  const language =
    languages.find((code) => writtenEntries[code].cases.some((key) => key === folder)) ?? defaultLanguage;
  const file = `${siteFolder}/cases/${folder}/text.${language}.md`;
  const title = String(Object(readContent(file).data).title ?? "");
  const values = caseValues({ metrics, figures, language });
  return slugOf(filledHead({ title }, ["title"], { source: sourceOf(file), language, values }).title);
}
