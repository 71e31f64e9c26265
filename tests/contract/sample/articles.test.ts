import { expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { writtenArticles, writtenArticlesIn } from "#tests/contract/written-articles.ts";
import { spoken } from "#tests/spoken.ts";

/** French addresses that must stay valid for existing links. */
const promisedSlugs = [
  "seo-pme-5-etapes-google",
  "automatisation-pme-gagner-10h-semaine",
  "branding-efficace-identite-qui-vend",
  "reseaux-sociaux-pme-strategie-2h-semaine",
  "email-marketing-sequences-convertissent",
  "analytics-pme-7-kpis-comptent",
  "ia-pme-10-outils-gratuits",
  "conversion-rate-doubler-ventes-ligne",
  "createur-viral-humour-passion-automobile",
  "whatsapp-business-guide-complet-pme",
];

/** Languages that must have all ten articles; others may have fewer. */
const promisedIn: string[] = ["fr", "en", "de"];

test.each(spoken(["fr"]))("ten articles are at the promised addresses in %s", (french) => {
  expect(writtenArticles.map(({ slug }) => slug[french])).toEqual(promisedSlugs);
});

test("ten articles are dated from March to September 2024", () => {
  expect(writtenArticles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { date } of writtenArticles) expect(date).toMatch(/^2024-0[3-9]-\d{2}$/);
});

test("all of them are written in every language of the sample", () => {
  for (const language of languages.filter((language) => promisedIn.includes(language))) {
    expect(writtenArticlesIn(language), language).toHaveLength(writtenArticles.length);
  }
});
