import { expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { errorPagesWords } from "#site/screens/error-pages/error-pages.words.ts";
import { builtPages, metaOf, pagesUnder } from "#tests/support/built-site.ts";

/** French addresses that must stay valid for existing links. */
const promisedArticles = [
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

/** A case has the same slug in every language. */
const promisedCases = [
  "stred-swiss",
  "boucherie-telepherique",
  "renovart",
  "alb-contact",
  "ecommerce-btob-premium",
  "site-vitrine-medical",
  "chatbot-service-client-ia",
  "automatisation-email-marketing",
  "pipeline-crm-automatise",
  "optimisation-tunnel-ecommerce",
  "analytics-tracking-avance",
  "optimisation-landing-pages",
  "charte-graphique-complete",
  "refonte-ux-ui-ecommerce",
];

const slugsOf = (pages: { path: string }[]) => pages.map(({ path }) => path.split("/").at(-1)).toSorted();

test("ten articles and fourteen cases are at the promised addresses, the articles dated from March to September 2024", async () => {
  const articles = await pagesUnder("article", defaultLanguage);
  expect(slugsOf(articles)).toEqual(promisedArticles.toSorted());
  for (const article of articles)
    expect(metaOf(article, "article:published_time")).toMatch(/^2024-0[3-9]-\d{2}$/);
  for (const language of languages)
    expect(slugsOf(await pagesUnder("case", language))).toEqual(promisedCases.toSorted());
});

test.each(languages)("an unknown address is answered by the promised sentences in %s", (language) => {
  const { seo, home } = errorPagesWords(language).notFound;
  expect([seo.h1, home]).toEqual(["Oops! Page not found", "Return to Home"]);
});

test("the site has as many indexed pages as it advertises", async () => {
  const indexed = (await builtPages()).filter(
    (page) => page.path === page.canonical && metaOf(page, "robots").startsWith("index"),
  );
  expect(indexed.length).toBeGreaterThanOrEqual(promises.indexedPages ?? Number.POSITIVE_INFINITY);
});
