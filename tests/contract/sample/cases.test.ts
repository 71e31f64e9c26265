import { expect, test } from "vitest";
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

test("fourteen cases are at the promised addresses", () => {
  expect(writtenCases.map(({ slug }) => slug).toSorted()).toEqual(promisedSlugs.toSorted());
});

test("every client is quoted, ten of them in the carousel", () => {
  expect(writtenCases.filter(({ quoted }) => !quoted)).toEqual([]);
  expect(writtenCases.filter(({ inCarousel }) => inCarousel)).toHaveLength(10);
});
