import { ContentError } from "#contract/copy/file-problems.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { caseText } from "#site/content/cases/case-sections.ts";

/** A case in one language. */
interface Told {
  words: { tags: string[] };
  html: string;
}

export function fileOf(folder: string, language: Language): string {
  return `${siteFolder}/cases/${folder}/text.${language}.md`;
}

/** Checks that a case has as many tags, results and services as in the default language. Fails, naming the file. */
export function checkAgreement(file: string, told: Told, pattern: Told): void {
  const countsOf = ({ words, html }: Told) => {
    const { results, services } = caseText(html, file);
    return { tags: words.tags.length, results: results.items.length, services: services?.items.length ?? 0 };
  };
  const expected: Record<string, number> = countsOf(pattern);
  for (const [part, count] of Object.entries(countsOf(told))) {
    if (count === expected[part]) continue;
    throw new ContentError(
      `${file}: ${part}: ${count}, but ${expected[part]} in text.${defaultLanguage}.md; every language has as many`,
    );
  }
}
