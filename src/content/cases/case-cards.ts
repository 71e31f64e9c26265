import { portfolio as de } from "#content/copy/de/portfolio.ts";
import { portfolio as en } from "#content/copy/en/portfolio.ts";
import { portfolio as fr } from "#content/copy/fr/portfolio.ts";
import type { Case } from "#src/content/cases/cases.ts";
import type { Localized } from "#src/languages.ts";
import type { CaseCard } from "#src/sections/case-grid.tsx";

/** The portfolio's words, which the case pages use too. */
export const portfolioWords: Localized<typeof fr> = { fr, en, de };

/** A case as a grid shows it. */
export function caseCard({ categories, language, ...one }: Case): CaseCard {
  const { slug, path, title, headline, excerpt, client, year, url, cover, metrics } = one;
  const names = portfolioWords[language].filter.categories;
  return {
    slug,
    path,
    title,
    headline,
    excerpt,
    client,
    year,
    url,
    cover,
    metrics,
    categories: categories.map((key) => ({ key, label: names[key] })),
  };
}
