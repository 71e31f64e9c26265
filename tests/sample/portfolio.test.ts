import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { pathOf, type Route, routes, slugPathOf } from "#contract/routes.ts";
import { nearestFirst } from "#site/content/cases/nearest-first.ts";
import { caseWords } from "#site/screens/case/words.ts";
import { type BuiltPage, builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { writtenCases } from "#tests/support/written-cases.ts";

const slugs = writtenCases.map(({ slug }) => slug);

const pages = new Map((await builtPages()).map((page) => [page.path, page]));

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`nothing is built at ${path}`);
  return page;
}

/** Every address of a case, with its language. */
function addressesOf(slug: string): (readonly [path: string, language: Language])[] {
  const { also = {} }: Route = routes.case;
  return [
    ...languages.map((language) => [slugPathOf("case", language, slug), language] as const),
    ...Object.entries(also).map(
      ([pattern, language]) => [pattern.replace("{slug}", slug), language] as const,
    ),
  ];
}

const canonicals = slugs.flatMap((slug) =>
  languages.map((language) => ({ slug, language, path: slugPathOf("case", language, slug) })),
);

test("every case is at all its addresses in their language, and at no other", () => {
  const addresses = slugs.flatMap(addressesOf);
  for (const [path, language] of addresses) expect(pageAt(path).language, path).toBe(language);
  const expected = addresses.map(([path]) => path);
  const prefixes = expected.map((path) => path.slice(0, path.lastIndexOf("/") + 1));
  const built = [...pages.keys()].filter((path) => prefixes.some((prefix) => path.startsWith(prefix)));
  expect(built.sort()).toEqual(expected.toSorted());
});

test("the page of every case says that it is fictional if it is a sample, and shows its cover first", async () => {
  await holdsFor(canonicals, ({ slug, language, path }) => {
    const article = pageAt(path).document.querySelector("main article");
    const { sample } = writtenCases.find((one) => one.slug === slug) ?? {};
    const text = (article?.text ?? "").replace(/\s+/g, " ");
    expect(text.includes(caseWords(language).disclaimer.replace(/\s+/g, " "))).toBe(sample);
    const image = article?.querySelector("header picture img");
    expect(image?.getAttribute("alt")).toBeTruthy();
    expect(image?.getAttribute("fetchpriority")).toBe("high");
    expect(image?.getAttribute("loading")).toBeUndefined();
  });
});

test("the links to the next case lead through all cases and back", () => {
  for (const language of languages) {
    const paths = canonicals.filter((one) => one.language === language).map(({ path }) => path);
    const seen: string[] = [];
    let path = paths[0];
    while (path !== undefined && !seen.includes(path)) {
      seen.push(path);
      path = pageAt(path).document.querySelector('main a[rel="next"]')?.getAttribute("href");
    }
    expect(seen.toSorted()).toEqual(paths.toSorted());
    expect(path).toBe(paths.length > 1 ? paths[0] : undefined);
  }
});

test("testimonials are in the carousel, each with a link to its case and the rating given there", async () => {
  const portfolios = languages.map((language) => ({ language, path: pathOf("portfolio", language) }));
  await holdsFor(portfolios, ({ path, language }) => {
    const slides = pageAt(path).document.querySelectorAll("#testimonials [data-slide]");
    const voices = writtenCases.toSorted(nearestFirst(language)).filter(({ inCarousel }) => inCarousel);
    expect(slides.map((slide) => slide.querySelector("a")?.getAttribute("href"))).toEqual(
      voices.map(({ slug }) => slugPathOf("case", language, slug)),
    );
    const rated = slides.map(
      (slide) => slide.querySelector("svg")?.getAttribute("aria-label")?.match(/\d/)?.[0],
    );
    expect(rated).toEqual(voices.map(({ rating }) => rating));
  });
});
