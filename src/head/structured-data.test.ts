import { describe, expect, test } from "vitest";
import { prices } from "#content/facts/prices.ts";
import { serviceKeys } from "#content/facts/services.ts";
import { site } from "#site.config.ts";
import { serviceOf } from "#src/content/services.ts";
import { currencies } from "#src/currencies.ts";
import { type DescribedPage, jsonLd, pageGraph } from "#src/head/structured-data.ts";
import { defaultLanguage, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { secondLanguage } from "#tests/spoken.ts";

const seo = { title: "a", description: "b", keywords: "c", h1: "d" };
const article = { published: "2024-03-05", author: "A B", writer: "a", section: "SEO", minutes: 6 };
const posting: DescribedPage = { route: "article", language: secondLanguage, path: "/seven", seo, article };

type Node = Record<string, unknown>;
const nodesOf = (page: DescribedPage) => pageGraph(page)["@graph"] as unknown as Node[];
const nodeOf = (page: DescribedPage, type: string) =>
  nodesOf(page).find((node) => node["@type"] === type) ?? {};

test("structured data cannot end its script element", () => {
  const h1 = "</script><script>alert(1)</script>";
  const text = jsonLd(pageGraph({ ...posting, seo: { ...seo, h1 } }));
  expect(text).not.toContain("<");
  expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(h1));
});

test("an article names its URL, author and reading time", () => {
  expect(nodeOf(posting, "BlogPosting")).toMatchObject({
    headline: "d",
    url: `${site.url}/seven`,
    datePublished: "2024-03-05",
    timeRequired: "PT6M",
  });
  expect(nodeOf(posting, "Person")).toMatchObject({ name: "A B", "@id": `${site.url}/#person-a` });
});

test("an article has its date of change, which is the publication date if it was never changed", () => {
  expect(nodeOf(posting, "BlogPosting")).toMatchObject({ dateModified: "2024-03-05" });
  const changed = { ...posting, article: { ...article, updated: "2026-11-02" } };
  for (const type of ["BlogPosting", "ItemPage"]) {
    expect(nodeOf(changed, type)).toMatchObject({ dateModified: "2026-11-02" });
  }
});

test("the site has one search action per language, and is one site in all languages", () => {
  const found = languages.map((language) =>
    nodeOf({ route: "home", language, path: pathOf("home", language), seo }, "WebSite"),
  );
  expect(new Set(found.map((node) => node["@id"])).size).toBe(1);
  for (const [position, language] of languages.entries()) {
    expect(JSON.stringify(found[position])).toContain(`${pathOf("search", language)}?q={search_term_string}`);
  }
});

test("the opening hours are those of the identity file", () => {
  const agency = nodeOf({ route: "home", language: defaultLanguage, path: "/", seo }, "ProfessionalService");
  const { openingHoursSpecification: hours } = agency as { openingHoursSpecification: Node };
  expect(hours).toMatchObject({ opens: site.hours.opens, closes: site.hours.closes });
  expect(hours["dayOfWeek"]).toHaveLength(site.hours.days.length);
  expect(Object.keys(agency)).not.toContain("aggregateRating");
});

describe.each(serviceKeys)("the service %s", (key) => {
  test.each(languages)("has every price in every currency, with a name in %s", (language) => {
    const service = serviceOf(key, language);
    const path = pathOf(key, language);
    const node = nodeOf({ route: key, language, path, seo, services: [service] }, "Service");
    const offers = (node as { offers: { name: string; priceSpecification: Node[] }[] }).offers;
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(offer.name).toBeTruthy();
      expect(offer.priceSpecification.map(({ priceCurrency }) => priceCurrency)).toEqual([...currencies]);
    }
  });
});

test("a service's offers cost what the facts say", () => {
  const { offers } = serviceOf("design", defaultLanguage);
  const { design, designPackages, designAddOns } = prices;
  expect(offers.map(({ price }) => price)).toEqual(
    [design, designPackages, designAddOns].flatMap((group) => Object.values(group)),
  );
});
