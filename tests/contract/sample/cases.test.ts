import { expect, test } from "vitest";
import { caseCategories } from "#content/facts/case-categories.ts";
import { languages } from "#src/languages.ts";
import { pathOf, slugPathOf } from "#src/routes.ts";
import { builtPages } from "#tests/contract/built-site.ts";
import { holdsFor } from "#tests/contract/holds-for.ts";
import { writtenCases } from "#tests/contract/written-cases.ts";

/** Addresses that must stay valid for existing links; a case has the same slug in every language. */
const promisedSlugs = [
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

const pages = new Map((await builtPages()).map(({ path, document }) => [path, document]));
const versions = promisedSlugs.flatMap((slug) =>
  languages.map((language) => ({ path: slugPathOf("case", language, slug) })),
);

test("fourteen cases are at the promised addresses", () => {
  expect(writtenCases.map(({ slug }) => slug).toSorted()).toEqual(promisedSlugs.toSorted());
});

test("every client is quoted, ten of them in the carousel", () => {
  expect(writtenCases.filter(({ quoted }) => !quoted)).toEqual([]);
  expect(writtenCases.filter(({ inCarousel }) => inCarousel)).toHaveLength(10);
});

test("every case has at least three results and three pictures with detailed alternative texts", async () => {
  await holdsFor(versions, ({ path }) => {
    const article = pages.get(path)?.querySelector("main article");
    const results = article?.querySelectorAll('[aria-labelledby="results"] li') ?? [];
    expect(results.length).toBeGreaterThanOrEqual(3);
    expect(article?.querySelectorAll("figure:has(picture)")).toHaveLength(3);
    for (const image of article?.querySelectorAll("header picture img, figure picture img") ?? []) {
      expect(image.getAttribute("alt")?.length).toBeGreaterThan(20);
    }
  });
});

test("the portfolio has at least three cases in every category, and cases in several", async () => {
  const portfolios = languages.map((language) => ({ path: pathOf("portfolio", language) }));
  await holdsFor(portfolios, ({ path }) => {
    const cards = pages.get(path)?.querySelectorAll("main li[data-categories]") ?? [];
    const lists = cards.map((card) => (card.getAttribute("data-categories") ?? "").split(" "));
    for (const category of caseCategories) {
      expect(lists.filter((list) => list.includes(category)).length, category).toBeGreaterThanOrEqual(3);
    }
    expect(lists.some((list) => list.length > 1)).toBe(true);
    expect(lists.some((list) => list.length === 1)).toBe(true);
  });
});
