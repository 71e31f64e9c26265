import { expect, test } from "vitest";
import { formatMoney } from "#contract/formats/money.ts";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { prices } from "#data/contract/facts/prices.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { workedExample } from "#data/site/content/facts/calculator-choices.ts";
import { presetSums } from "#site/content/figures/preset-sums.ts";
import { errorPagesCopy } from "#site/screens/error-pages/error-pages.copy.ts";
import { builtPages, metaOf, pagesUnder } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

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
  const { seo, home } = errorPagesCopy(language).notFound;
  expect([seo.h1, home]).toEqual(["Oops! Page not found", "Return to Home"]);
});

test("the site has as many indexed pages as it advertises", async () => {
  const indexed = (await builtPages()).filter(
    (page) => page.path === page.canonical && metaOf(page, "robots").startsWith("index"),
  );
  expect(indexed.length).toBeGreaterThanOrEqual(promises.indexedPages ?? Number.POSITIVE_INFINITY);
});

test("the worked example comes to the same on home, in the price list and in the quote", async () => {
  const built = await builtPages();
  const first = workedExample && presetSums(workedExample).first[firstCurrency];
  for (const language of languages) {
    for (const screen of ["home", "pricing", "examples"] as const) {
      const { document } = built.find(({ path }) => path === pathOf(screen, language)) ?? {};
      const amounts = document?.querySelectorAll(`[data-sum="first"] [data-amount="${firstCurrency}"]`) ?? [];
      const told = amounts.map(({ text }) => text);
      expect(told, `${screen} in ${language}`).toContain(formatMoney(first ?? 0, firstCurrency, language));
    }
  }
});

test("every page with a letter leads to the sample quote in its text, as there are no reviews", async () => {
  const pages = (await builtPages()).filter(({ document }) => document.querySelector("#letter"));
  expect(pages.length).toBeGreaterThan(0);
  await holdsFor(pages, ({ document, language }) => {
    const links = document.querySelectorAll("main p.note > a").map((link) => link.getAttribute("href"));
    expect(links).toContain(`${pathOf("examples", language)}#quote`);
  });
});

test.each(languages)(
  "in %s the article on local search offers the site of several pages on which it ends",
  async (language) => {
    const article = (await pagesUnder("article", language)).find(
      (page) => metaOf(page, "article:published_time") === "2024-03-05",
    );
    const items = Object.values(prices).flatMap((group) => Object.entries(group));
    const price = items.find(([key]) => key === "showcase")?.[1][firstCurrency] ?? 0;
    const shown = article?.document.querySelector(`article .screen-only [data-amount="${firstCurrency}"]`);
    expect(shown?.text).toBe(formatMoney(price, firstCurrency, language));
  },
);
