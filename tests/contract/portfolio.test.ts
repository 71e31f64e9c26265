import { describe, expect, test } from "vitest";
import { site } from "#site.config.ts";
import { homeCount, nearestFirst } from "#src/content/cases/nearest-first.ts";
import { caseSizes } from "#src/content/cases/picture-sizes.ts";
import { wordsOf } from "#src/content/words.ts";
import { defaultLanguage, type Language, languages, localize } from "#src/languages.ts";
import { pathOf, type Route, routes, slugPathOf } from "#src/routes.ts";
import { type BuiltPage, builtFiles, builtPages } from "#tests/contract/built-site.ts";
import { holdsFor } from "#tests/contract/holds-for.ts";
import { writtenCases } from "#tests/contract/written-cases.ts";

const cases = await writtenCases();
const slugs = cases.map(({ slug }) => slug);
const nearest = (language: Language) => cases.toSorted(nearestFirst(language));

const words = localize((language) => wordsOf("case", language));
const pages = new Map((await builtPages()).map((page) => [page.path, page]));
const files = new Set(await builtFiles());

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`nothing is built at ${path}`);
  return page;
}

const addressOf = (path: string) => new URL(path, site.url).href;
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

test("every case is at all its addresses, and at no other", () => {
  const expected = slugs.flatMap((slug) => addressesOf(slug).map(([path]) => path));
  const prefixes = expected.map((path) => path.slice(0, path.lastIndexOf("/") + 1));
  const built = [...pages.keys()].filter((path) => prefixes.some((prefix) => path.startsWith(prefix)));
  expect(built.sort()).toEqual(expected.toSorted());
});

const ofCases = slugs.map((slug) => ({ slug, path: slug }));

test("every case names its canonical address at each of its addresses, and links to its translations", async () => {
  await holdsFor(ofCases, ({ slug }) => {
    for (const [path, language] of addressesOf(slug)) {
      const { document } = pageAt(path);
      expect(document.querySelector("html")?.getAttribute("lang"), path).toBe(language);
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
      expect(canonical, path).toBe(addressOf(slugPathOf("case", language, slug)));
      for (const other of languages) {
        const target = slugPathOf("case", other, slug);
        const alternate = document.querySelector(`link[rel="alternate"][hreflang="${other}"]`);
        expect(alternate?.getAttribute("href"), path).toBe(addressOf(target));
        expect(document.querySelector(`header a[hreflang="${other}"]`)?.getAttribute("href"), path).toBe(
          target,
        );
      }
    }
  });
});

test("every case shows the same figures in every language", async () => {
  await holdsFor(ofCases, ({ slug }) => {
    const digits = (language: Language) =>
      pageAt(slugPathOf("case", language, slug))
        .document.querySelectorAll('[aria-labelledby="results"] li strong')
        .map((figure) => figure.text.replace(/[\s.,](?=\d{3}\b)/g, "").match(/[+−]?\d+/)?.[0]);
    expect(digits(defaultLanguage).length).toBeGreaterThan(0);
    for (const other of languages) expect(digits(other), other).toEqual(digits(defaultLanguage));
  });
});

const articleAt = (path: string) => pageAt(path).document.querySelector("main article");

describe("the page of every case", () => {
  test("has a challenge, a solution, results and technologies", async () => {
    await holdsFor(canonicals, ({ path }) => {
      for (const part of ["challenge", "solution"]) {
        expect(
          pageAt(path).document.querySelectorAll(`[aria-labelledby="${part}"] p`).length,
          part,
        ).toBeGreaterThan(0);
      }
      expect(pageAt(path).document.querySelectorAll('[aria-labelledby="results"] li').length).toBeGreaterThan(
        0,
      );
      expect(
        pageAt(path).document.querySelectorAll('[aria-labelledby="technologies"] li').length,
      ).toBeGreaterThan(0);
      expect(textOf(articleAt(path))).not.toMatch(/[{}]|undefined|NaN/);
    });
  });

  test("says that it is fictional if it is a sample", async () => {
    await holdsFor(canonicals, ({ slug, language, path }) => {
      const { sample } = cases.find((one) => one.slug === slug) ?? {};
      expect(textOf(articleAt(path)).includes(textOf({ text: words[language].disclaimer }))).toBe(sample);
    });
  });

  test("links to the client's site in a new tab, or says that the work is confidential", async () => {
    await holdsFor(canonicals, ({ language, path }) => {
      const facts = articleAt(path)?.querySelector("header dl");
      const link = facts?.querySelector("a[target]");
      if (!link) expect(textOf(facts)).toContain(words[language].confidential);
      else {
        expect(link.getAttribute("href")).toMatch(/^https:\/\//);
        expect(link.getAttribute("target")).toBe("_blank");
        expect(link.getAttribute("rel")).toContain("noopener");
      }
    });
  });

  test("shows its cover first, with every width, a fallback, its size and alternative text", async () => {
    await holdsFor(canonicals, ({ path }) => {
      const picture = articleAt(path)?.querySelector("header picture");
      const sources = picture?.querySelectorAll("source") ?? [];
      expect(sources.map((source) => source.getAttribute("type"))).toEqual(["image/avif"]);
      for (const source of sources) {
        expect(source.getAttribute("sizes")).toBeTruthy();
        const candidates = (source.getAttribute("srcset") ?? "").split(", ").map((one) => one.split(" "));
        expect(candidates.map(([, width]) => width)).toEqual(
          caseSizes.cover.widths.map((width) => `${width}w`),
        );
        for (const [address = ""] of candidates) expect(files, address).toContain(address.slice(1));
      }
      const image = picture?.querySelector("img");
      expect(files).toContain(image?.getAttribute("src")?.slice(1));
      expect(image?.getAttribute("alt")).toBeTruthy();
      expect(image?.getAttribute("fetchpriority")).toBe("high");
      expect(image?.getAttribute("loading")).toBeUndefined();
      const [width, height] = ["width", "height"].map((side) => Number(image?.getAttribute(side)));
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(caseSizes.cover.width / caseSizes.cover.height, 2);
    });
  });

  test("shows its pictures with captions, and who worked on it", async () => {
    await holdsFor(canonicals, ({ path }) => {
      for (const figure of articleAt(path)?.querySelectorAll("figure:has(picture)") ?? []) {
        expect(textOf(figure.querySelector("figcaption"))).not.toBe("");
        expect(figure.querySelector("img")?.getAttribute("alt")).toBeTruthy();
      }
      expect(
        articleAt(path)?.querySelectorAll('[aria-labelledby="people-title"] li img').length,
      ).toBeGreaterThan(0);
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
const cardsAt = (path: string) => pageAt(path).document.querySelectorAll("main li[data-categories]");

describe("the portfolio", () => {
  test("shows every case once, each with a link of its own and at most three figures", async () => {
    await holdsFor(portfolios, ({ path, language }) => {
      const cards = cardsAt(path);
      const hrefs = cards.map((card) => card.querySelector("a")?.getAttribute("href") ?? "");
      const paths = canonicals.filter((one) => one.language === language).map(({ path }) => path);
      expect(hrefs.toSorted()).toEqual(paths.toSorted());
      for (const card of cards) {
        const figures = card.querySelectorAll("dd").length;
        expect(figures).toBeGreaterThan(0);
        expect(figures).toBeLessThanOrEqual(3);
      }
    });
  });
});

test("testimonials are in the carousel, each with a rating and a link to a case", async () => {
  await holdsFor(portfolios, ({ path, language }) => {
    const { document } = pageAt(path);
    const slides = document.querySelectorAll("#testimonials [data-slide]");
    const voices = nearest(language)
      .filter(({ inCarousel }) => inCarousel)
      .map(({ slug }) => slugPathOf("case", language, slug));
    expect(slides.map((slide) => slide.querySelector("a")?.getAttribute("href"))).toEqual(voices);
    for (const slide of slides) {
      expect(slide.getAttribute("role")).toBe("group");
      expect(slide.getAttribute("aria-roledescription")).toBeTruthy();
      expect(textOf(slide.querySelector("blockquote"))).not.toBe("");
      expect(slide.querySelector("svg")?.getAttribute("aria-label")).toMatch(/5\D+5/);
    }
  });
});

test("home shows its cases with the main figure of their pages", () => {
  for (const language of languages) {
    const cards = pageAt(pathOf("home", language)).document.querySelectorAll("#cases li");
    const figures = nearest(language)
      .filter(({ onHome }) => onHome)
      .slice(0, homeCount)
      .map(({ slug }) =>
        textOf(
          pageAt(slugPathOf("case", language, slug)).document.querySelector(
            '[aria-labelledby="results"] li strong',
          ),
        ),
      );
    // In its sentence a figure needs no sign.
    const unsigned = cards.map((card) => textOf(card.querySelector("strong")).replace(/^[+−]/, ""));
    expect(unsigned).toEqual(figures);
  }
});
