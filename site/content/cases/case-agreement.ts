import { ContentError } from "#contract/copy/file-problems.ts";
import { defaultLanguage, type Language, type Localized, languages } from "#contract/languages.ts";
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

/** Checks that all languages that tell a case have as many tags, results and services. Fails, naming the file. */
export function checkAgreement(folder: string, translations: Localized<Told>): void {
  const countsOf = (language: Language) => {
    const { words, html } = translations[language];
    const { results, services } = caseText(html, fileOf(folder, language));
    return { tags: words.tags.length, results: results.items.length, services: services?.items.length ?? 0 };
  };
  const expected: Record<string, number> = countsOf(defaultLanguage);
  for (const language of languages.filter((one) => translations[one])) {
    for (const [part, count] of Object.entries(countsOf(language))) {
      if (count === expected[part]) continue;
      throw new ContentError(
        `${fileOf(folder, language)}: ${part}: ${count}, but ${expected[part]} in text.${defaultLanguage}.md; every language has as many`,
      );
    }
  }
}
