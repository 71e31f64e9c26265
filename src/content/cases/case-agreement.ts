import { caseText } from "#src/content/cases/case-sections.ts";
import { ContentError } from "#src/content/file-problems.ts";
import { defaultLanguage, type Language, type Localized, languages } from "#src/languages.ts";

/** The facts of a case that its texts must cover. */
interface Asked {
  readonly metrics: Readonly<Record<string, unknown>>;
  readonly testimonial?: unknown;
  readonly home?: unknown;
}

/** A case in one language, before its placeholders are filled. */
interface Told {
  readonly words: {
    readonly headline: string;
    readonly excerpt: string;
    readonly tags: readonly string[];
    readonly labels: Readonly<Record<string, string>>;
    readonly quote?: string | undefined;
    readonly role?: string | undefined;
    readonly homeBadge?: string | undefined;
    readonly homeObjective?: string | undefined;
    readonly homeSolution?: string | undefined;
  };
  readonly html: string;
}

/** File of a case in a language. */
export function fileOf(folder: string, language: Language): string {
  return `content/cases/${folder}/${language}.md`;
}

/**
 * Checks that all languages of a case agree: exactly one label per metric, the same figures, the same number
 * of tags, results and services, and the same optional parts. Fails, naming the file.
 */
export function checkAgreement(folder: string, facts: Asked, translations: Localized<Told>): void {
  const expected = {
    ...shapeOf(translations[defaultLanguage], fileOf(folder, defaultLanguage)),
    labels: listed(Object.keys(facts.metrics)),
    testimonial: facts.testimonial !== undefined,
    home: facts.home !== undefined,
  };
  for (const language of languages) {
    const file = fileOf(folder, language);
    const shape = shapeOf(translations[language], file);
    for (const part of Object.keys(expected) as (keyof typeof expected)[]) {
      if (shape[part] !== expected[part]) {
        throw new ContentError(`${file}: ${part}: ${shape[part]}, expected ${expected[part]}`);
      }
    }
  }
}

function shapeOf({ words, html }: Told, file: string) {
  const { results, services } = caseText(html, file);
  const placeholders = `${words.headline} ${words.excerpt} ${html}`.match(/\{.*?\}/g) ?? [];
  return {
    labels: listed(Object.keys(words.labels)),
    figures: listed(new Set(placeholders)),
    tags: words.tags.length,
    results: results.items.length,
    services: services?.items.length ?? 0,
    testimonial: Boolean(words.quote && words.role),
    home: Boolean(words.homeBadge && words.homeObjective && words.homeSolution),
  };
}

function listed(names: Iterable<string>): string {
  return [...names].sort().join(", ");
}
