import { ContentError } from "#contract/copy/file-problems.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { caseText } from "#site/content/cases/case-sections.ts";

/** A case in one language. */
interface Told {
  file: string;
  words: { tags: string[] };
  html: string;
}

/** Checks that a case has as many tags, results and services as in the default language. Fails, naming the file. */
export function checkAgreement(told: Told, pattern: Told): void {
  const countsOf = ({ file, words, html }: Told) => {
    const { results, services } = caseText(html, file);
    return { tags: words.tags.length, results: results.items.length, services: services?.items.length ?? 0 };
  };
  const expected: Record<string, number> = countsOf(pattern);
  for (const [part, count] of Object.entries(countsOf(told))) {
    if (count === expected[part]) continue;
    throw new ContentError(
      `${told.file}: ${part}: ${count}, but ${expected[part]} in text.${defaultLanguage}.md; every language has as many`,
    );
  }
}
