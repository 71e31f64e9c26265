import type { Case } from "#src/content/cases/cases.ts";
import { wordsOf } from "#src/content/words.ts";
import type { CaseCard } from "#src/sections/case-grid.tsx";

/** A case as a grid shows it. */
export function caseCard({ categories, language, ...one }: Case): CaseCard {
  const { slug, path, title, headline, excerpt, client, year, url, cover, metrics } = one;
  const names = wordsOf("portfolio", language).filter.categories;
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
