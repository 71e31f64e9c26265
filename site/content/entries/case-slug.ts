import type { z } from "zod";
import { defaultLanguage, type Language, languages } from "#contract/languages/languages.ts";
import type { Source } from "#contract/reader/file-problems.ts";
import { entryFolders } from "#data/contract/facts/content-files.ts";
import type { caseFacts } from "#site/content/entries/entry-schemas.ts";
import { slugOf } from "#site/content/entries/slug.ts";
import { caseValues } from "#site/content/text/case-tree.ts";
import { filledHead } from "#site/content/text/filled-head.ts";

type SlugFacts = Pick<z.output<typeof caseFacts>, "slug" | "metrics" | "figures">;

/** The language whose title makes the slug of a case: the first that has its text. */
export function slugLanguage(folder: string): Language {
  const isWritten = (language: Language) => entryFolders[language].cases.some((key) => key === folder);
  return languages.find(isWritten) ?? defaultLanguage;
}

/**
 * The slug of a case, which all its languages share: its own, or that of its title in `slugLanguage`.
 * @throws ContentError if the title names what is no fact
 */
export function slugOfCase(
  { slug, metrics, figures }: SlugFacts,
  { title, source, language }: { title: string; source: Source; language: Language },
): string {
  if (slug !== undefined) return slug;
  const values = caseValues({ metrics, figures, language });
  return slugOf(filledHead({ title }, ["title"], { source, language, values }).title);
}
