import { defaultLanguage, type Language, languages } from "#src/languages.ts";

export type Translations = Partial<Record<Language, string>>;

export function translationsOf(html: string): Translations {
  const found = [...html.matchAll(/ hreflang="([^"]+)" href="([^"]+)"/g)].flatMap(
    ([, language, href = ""]) =>
      languages.some((one) => one === language) && URL.canParse(href)
        ? [[language, new URL(href).pathname] as const]
        : [],
  );
  return Object.fromEntries(found);
}

/**
 * Addresses that no page has but people type, and the page that they mean: one language's words without its prefix
 * (`/impressum`) mean that page, and behind the prefix of another language (`/en/impressum`, `/en/blog/` and the name
 * of an article in French) its translation.
 */
export function meantAddresses(pages: readonly Translations[], existing: Set<string>): Map<string, string> {
  const meant = new Map<string, string>();
  const lead = (from: string, to: string | undefined) => {
    if (to !== undefined && from !== "" && !existing.has(from) && !meant.has(from)) meant.set(from, to);
  };
  for (const page of pages) {
    for (const language of languages) {
      const own = page[language];
      if (own === undefined) continue;
      const prefix = language === defaultLanguage ? "" : `/${language}`;
      const words = own === "/" ? "" : own.slice(prefix.length);
      lead(words, own);
      for (const other of languages) lead(`/${other}${words}`, page[other]);
    }
  }
  return meant;
}
