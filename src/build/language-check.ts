import { existsSync } from "node:fs";
import { answeredBy } from "#content/facts/team.ts";
import { placeIn } from "#src/content/file-problems.ts";
import { defaultLanguage, hreflangsOf, type Language, languages, locales } from "#src/languages.ts";

const file = "src/languages.ts";

/** What is wrong with the languages, or which of them nobody answers. */
export function languageProblems(): string[] {
  if (!languages.includes(defaultLanguage)) {
    return [`${file}: ${defaultLanguage} is missing; its copy defines the shape of all others`];
  }
  const wrong = languages.flatMap((language) =>
    wrongSettings(language).map((problem) => `${placeIn(file, `${language}: {`)}: ${problem}`),
  );
  if (wrong.length > 0) return wrong;
  return languages
    .filter((language) => answeredBy[language] === undefined)
    .map((language) => `nobody answers ${language}; add "${language}" to somebody’s answers`)
    .map((problem) => `${placeIn("content/facts/team.ts", "people = {")}: ${problem}`);
}

function wrongSettings(language: Language): string[] {
  const found: string[] = [];
  const folder = `content/copy/${language}`;
  if (!existsSync(`${folder}/index.ts`)) {
    found.push(`${language} has no words; \`npm run new -- language ${language}\` writes ${folder}`);
  }
  if (!isLocale(locales[language])) {
    found.push(`${language}.locale is "${locales[language]}", not a language and country, such as de-DE`);
  }
  for (const tag of hreflangsOf(language).slice(1)) {
    if (/^[a-z]+-[A-Z]{2}$/.test(tag)) continue;
    const region = tag.slice(language.length + 1);
    found.push(`${language}.regions has "${region}", not the two letters of a country, such as CH`);
  }
  return found;
}

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
