import { describe, expect, test } from "vitest";
import { type Language, languages, localize } from "#contract/languages.ts";
import { pathOf, type Route, routes, slugPathOf } from "#contract/routes.ts";
import { nearestFirst } from "#site/content/cases/nearest-first.ts";
import { caseSizes } from "#site/content/cases/picture-sizes.ts";
import { caseWords } from "#site/screens/case/words.ts";
import { type BuiltPage, builtFiles, builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { writtenCases } from "#tests/support/written-cases.ts";

const slugs = writtenCases.map(({ slug }) => slug);
const nearest = (language: Language) => writtenCases.toSorted(nearestFirst(language));

const words = localize((language) => caseWords(language));
const pages = new Map((await builtPages()).map((page) => [page.path, page]));
const files = new Set(await builtFiles());

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`nothing is built at ${path}`);
  return page;
}

const textOf = (element: { text: string } | null | undefined) =>
  (element?.text ?? "").replace(/\s+/g, " ").trim();

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

const articleAt = (path: string) => pageAt(path).document.querySelector("main article");

describe("the page of every case", () => {
  test("has a challenge, a solution, results and technologies", async () => {
    await holdsFor(canonicals, ({ path }) => {
      for (const part of ["challenge p", "solution p", "results li", "technologies li"]) {
        const [id, element] = part.split(" ");
        expect(articleAt(path)?.querySelector(`[aria-labelledby="${id}"] ${element}`), part).not.toBeNull();
      }
      expect(textOf(articleAt(path))).not.toMatch(/[{}]|undefined|NaN/);
    });
  });

  test("says that it is fictional if it is a sample", async () => {
    await holdsFor(canonicals, ({ slug, language, path }) => {
      const { sample } = writtenCases.find((one) => one.slug === slug) ?? {};
      expect(textOf(articleAt(path)).includes(textOf({ text: words[language].disclaimer }))).toBe(sample);
    });
  });

  test("shows its cover first, on a phone the tall one, with every width, a fallback, its size and alternative text", async () => {
    await holdsFor(canonicals, ({ path }) => {
      const picture = articleAt(path)?.querySelector("header picture");
      const [tall, wide] = picture?.querySelectorAll("source") ?? [];
      for (const source of [tall, wide]) expect(source?.getAttribute("type")).toBe("image/avif");
      expect(tall?.getAttribute("media")).toContain("max-width");
      expect(files).toContain(tall?.getAttribute("srcset")?.slice(1));
      expect(wide?.getAttribute("sizes")).toBeTruthy();
      const candidates = (wide?.getAttribute("srcset") ?? "").split(", ").map((one) => one.split(" "));
      expect(candidates.map(([, width]) => width)).toEqual(
        caseSizes.cover.widths.map((width) => `${width}w`),
      );
      for (const [address = ""] of candidates) expect(files, address).toContain(address.slice(1));
      const image = picture?.querySelector("img");
      expect(files).toContain(image?.getAttribute("src")?.slice(1));
      expect(image?.getAttribute("alt")).toBeTruthy();
      expect(image?.getAttribute("fetchpriority")).toBe("high");
      expect(image?.getAttribute("loading")).toBeUndefined();
      const [width, height] = ["width", "height"].map((side) => Number(image?.getAttribute(side)));
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(caseSizes.cover.width / caseSizes.cover.height, 2);
    });
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

const portfolios = languages.map((language) => ({ language, path: pathOf("portfolio", language) }));

test("the portfolio shows every case once, each with a link of its own and its result in figures", async () => {
  await holdsFor(portfolios, ({ path, language }) => {
    const cards = pageAt(path).document.querySelectorAll("main li[data-categories]");
    const hrefs = cards.map((card) => card.querySelector("a")?.getAttribute("href") ?? "");
    const paths = canonicals.filter((one) => one.language === language).map(({ path }) => path);
    expect(hrefs.toSorted()).toEqual(paths.toSorted());
    for (const card of cards) expect(textOf(card.querySelector("h2 + p")), textOf(card)).toMatch(/\d/);
  });
});

test("testimonials are in the carousel, each with a link to its case and the rating given there", async () => {
  await holdsFor(portfolios, ({ path, language }) => {
    const { document } = pageAt(path);
    const slides = document.querySelectorAll("#testimonials [data-slide]");
    const voices = nearest(language).filter(({ inCarousel }) => inCarousel);
    expect(slides.map((slide) => slide.querySelector("a")?.getAttribute("href"))).toEqual(
      voices.map(({ slug }) => slugPathOf("case", language, slug)),
    );
    const rated = slides.map(
      (slide) => slide.querySelector("svg")?.getAttribute("aria-label")?.match(/\d/)?.[0],
    );
    expect(rated).toEqual(voices.map(({ rating }) => rating));
    for (const slide of slides) {
      expect(textOf(slide.querySelector("blockquote"))).not.toBe("");
    }
  });
});
