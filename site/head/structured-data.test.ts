import { expect, test } from "vitest";
import { site } from "#data/contract/facts/site.ts";
import { allPricedItems } from "#site/content/offer/price-list.ts";
import { type DescribedPage, jsonLd, pageGraph, priceRange } from "#site/head/structured-data.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

const seo = { title: "a", description: "b", keywords: "c", h1: "d" };
const article = { date: "2024-03-05", author: "A B", section: "SEO", minutes: 6 };
const posting: DescribedPage = { route: "article", language: secondLanguage, path: "/seven", seo, article };

test("an offer says whether VAT is in its price, and what it pays for", () => {
  const graph: unknown = JSON.parse(jsonLd(pageGraph({ ...posting, route: "pricing", article: undefined })));
  const offers = JSON.stringify(graph).match(/"priceSpecification":\{[^}]*\}/g) ?? [];
  expect(offers.length).toBeGreaterThan(5);
  for (const offer of offers)
    expect(offer).toContain(`"valueAddedTaxIncluded":${site.business.pricesIncludeVat}`);
  expect(offers.some((offer) => offer.includes('"unitCode":"MON"'))).toBe(true);
});

test("the range of prices ends at amounts, and a site without prices has none", () => {
  const range = priceRange(allPricedItems(secondLanguage), secondLanguage);
  expect(range.priceRange).toMatch(/\d.* – .*\d/);
  expect(priceRange([], secondLanguage)).toEqual({});
});

test("structured data cannot end its script element", () => {
  const h1 = "</script><script>alert(1)</script>";
  const text = jsonLd(pageGraph({ ...posting, seo: { ...seo, h1 } }));
  expect(text).not.toContain("<");
  expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(h1));
});
