import { describe, expect, test } from "vitest";
import { caseCategories } from "#content/facts/case-categories.ts";
import { site } from "#site.config.ts";
import { caseSizes } from "#src/content/cases/picture-sizes.ts";
import { wordsOf } from "#src/content/words.ts";
import { type Language, languages, localize } from "#src/languages.ts";
import { pathOf, type Route, routes, slugPathOf } from "#src/routes.ts";
import { type BuiltPage, builtFiles, builtPages } from "#tests/contract/built-site.ts";

/** The addresses are promised to whoever has linked to them; a case has the same one in every language. */
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
const homeSlugs = ["stred-swiss", "boucherie-telepherique", "alb-contact"];

const words = localize((language) => wordsOf("caseStudy", language));
const pages = new Map((await builtPages()).map((page) => [page.path, page]));
const files = new Set(await builtFiles());

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`nothing is built at ${path}`);
  return page;
}

const addressOf = (path: string) => new URL(path, site.url).href;
const textOf = (element: { readonly text: string } | null | undefined) =>
  (element?.text ?? "").replace(/\s+/g, " ").trim();

/** Every address a case answers at, with its language. */
function addressesOf(slug: string): readonly (readonly [path: string, language: Language])[] {
  const { also = {} }: Route = routes.case;
  return [
    ...languages.map((language) => [slugPathOf("case", language, slug), language] as const),
    ...Object.entries(also).map(
      ([pattern, language]) => [pattern.replace("{slug}", slug), language] as const,
    ),
  ];
}

const canonicals = promisedSlugs.flatMap((slug) =>
  languages.map((language) => ({ slug, language, path: slugPathOf("case", language, slug) })),
);

test("fourteen cases stand at every promised address, and no other", () => {
  const expected = promisedSlugs.flatMap((slug) => addressesOf(slug).map(([path]) => path));
  const prefixes = expected.map((path) => path.slice(0, path.lastIndexOf("/") + 1));
  const built = [...pages.keys()].filter((path) => prefixes.some((prefix) => path.startsWith(prefix)));
  expect(built.sort()).toEqual(expected.toSorted());
});

describe.each(promisedSlugs)("%s", (slug) => {
  test("says at every address where it belongs, and leads to itself in the other languages", () => {
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

  test("shows the same figures in every language", () => {
    const digits = (language: Language) =>
      pageAt(slugPathOf("case", language, slug))
        .document.querySelectorAll('[aria-labelledby="results"] li strong')
        .map((figure) => figure.text.replace(/[\s.,](?=\d{3}\b)/g, "").match(/[+−]?\d+/)?.[0]);
    expect(digits("fr").length).toBeGreaterThanOrEqual(3);
    expect(digits("en")).toEqual(digits("fr"));
    expect(digits("de")).toEqual(digits("fr"));
  });
});

describe.each(canonicals)("$path", ({ language, path }) => {
  const { document, html } = pageAt(path);
  const article = document.querySelector("main article");

  test("has a challenge, a solution, results and technologies", () => {
    for (const part of ["challenge", "solution"]) {
      expect(document.querySelectorAll(`[aria-labelledby="${part}"] p`).length, part).toBeGreaterThan(1);
    }
    expect(document.querySelectorAll('[aria-labelledby="results"] li').length).toBeGreaterThan(1);
    expect(document.querySelectorAll('[aria-labelledby="technologies"] li').length).toBeGreaterThan(1);
    expect(textOf(article)).not.toMatch(/[{}]|undefined|NaN/);
  });

  test("says that it is a sample", () => {
    expect(textOf(article)).toContain(textOf({ text: words[language].disclaimer }));
  });

  test("names the client's site, which opens in a new tab, or says that the work is confidential", () => {
    const facts = article?.querySelector("header dl");
    const link = facts?.querySelector("a[target]");
    if (!link) expect(textOf(facts)).toContain(words[language].confidential);
    else {
      expect(link.getAttribute("href")).toMatch(/^https:\/\//);
      expect(link.getAttribute("target")).toBe("_blank");
      expect(link.getAttribute("rel")).toContain("noopener");
    }
  });

  test("shows its cover first: every width, a fallback, its size and what there is to see", () => {
    const picture = article?.querySelector("header picture");
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
    expect(image?.getAttribute("alt")?.length).toBeGreaterThan(20);
    expect(image?.getAttribute("fetchpriority")).toBe("high");
    expect(image?.getAttribute("loading")).toBeUndefined();
    const [width, height] = ["width", "height"].map((side) => Number(image?.getAttribute(side)));
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(caseSizes.cover.width / caseSizes.cover.height, 2);
  });

  test("loads every other picture when it comes into view", () => {
    for (const image of document.querySelectorAll("main picture img").slice(1)) {
      expect(image.getAttribute("loading")).toBe("lazy");
    }
  });

  test("tells its story in three more pictures, each with a caption, and says who worked on it", () => {
    const figures = (article?.querySelectorAll("figure") ?? []).filter((figure) =>
      figure.querySelector("picture"),
    );
    expect(figures).toHaveLength(3);
    for (const figure of figures) {
      expect(textOf(figure.querySelector("figcaption"))).not.toBe("");
      expect(figure.querySelector("img")?.getAttribute("alt")?.length).toBeGreaterThan(20);
    }
    expect(article?.querySelectorAll('[aria-labelledby="people-title"] li img').length).toBeGreaterThan(0);
  });

  test("leads to the contact page and to two related cases", () => {
    const hrefs = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(hrefs).toContain(pathOf("contact", language));
    const cards = document.querySelectorAll("main li[data-categories]");
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      expect(card.querySelector("a")?.getAttribute("href")).not.toBe(path);
      expect(card.querySelectorAll("dl")).toHaveLength(0);
    }
  });

  test("is described to machines as a work of the agency", () => {
    expect(html).toContain('"@type":"CreativeWork"');
  });
});

test.each(languages)("following the next case leads through all of them once (%s)", (language) => {
  const seen: string[] = [];
  const paths = canonicals.filter((one) => one.language === language).map(({ path }) => path);
  const neighbour = (path: string, rel: "prev" | "next") =>
    pageAt(path).document.querySelector(`main a[rel="${rel}"]`)?.getAttribute("href");
  let path = paths.find((one) => neighbour(one, "prev") === undefined);
  while (path !== undefined && !seen.includes(path)) {
    const next = neighbour(path, "next");
    if (next !== undefined) expect(neighbour(next, "prev")).toBe(path);
    seen.push(path);
    path = next;
  }
  expect(seen.toSorted()).toEqual(paths.toSorted());
});

describe.each(languages)("the portfolio in %s", (language) => {
  const { document } = pageAt(pathOf("portfolio", language));
  const cards = document.querySelectorAll("main li[data-categories]");

  test("shows every case once, each with a link of its own and at most three figures", () => {
    const hrefs = cards.map((card) => card.querySelector("a")?.getAttribute("href") ?? "");
    const paths = canonicals.filter((one) => one.language === language).map(({ path }) => path);
    expect(hrefs.toSorted()).toEqual(paths.toSorted());
    for (const card of cards) {
      const figures = card.querySelectorAll("dd").length;
      expect(figures).toBeGreaterThan(0);
      expect(figures).toBeLessThanOrEqual(3);
    }
  });

  test("has at least three cases in every category, and cases in several", () => {
    const lists = cards.map((card) => (card.getAttribute("data-categories") ?? "").split(" "));
    for (const category of caseCategories) {
      expect(lists.filter((list) => list.includes(category)).length, category).toBeGreaterThanOrEqual(3);
    }
    expect(lists.some((list) => list.length > 1)).toBe(true);
    expect(lists.some((list) => list.length === 1)).toBe(true);
  });

  test("opens the clients' sites in a new tab, from a link that stands in no other", () => {
    const visits = cards.flatMap((card) => card.querySelectorAll('a[href^="https://"]'));
    expect(visits.length).toBeGreaterThan(0);
    for (const visit of visits) {
      expect(visit.getAttribute("target")).toBe("_blank");
      expect(visit.getAttribute("rel")).toContain("noopener");
      expect(visit.closest("a")).toBe(visit);
      expect(textOf(visit)).not.toBe("");
    }
  });
});

test.each(languages)(
  "ten clients speak in the carousel, each rated and leading to a case (%s)",
  (language) => {
    const slides = pageAt(pathOf("portfolio", language)).document.querySelectorAll(
      "#testimonials [data-slide]",
    );
    expect(slides).toHaveLength(10);
    for (const slide of slides) {
      expect(slide.getAttribute("role")).toBe("group");
      expect(slide.getAttribute("aria-roledescription")).toBeTruthy();
      expect(textOf(slide.querySelector("blockquote")).length).toBeGreaterThan(40);
      expect(slide.querySelector("svg")?.getAttribute("aria-label")).toMatch(/5\D+5/);
      expect(canonicals.map(({ path }) => path)).toContain(slide.querySelector("a")?.getAttribute("href"));
    }
  },
);

test.each(languages)("home shows its three cases by the figure their pages lead with (%s)", (language) => {
  const cards = pageAt(pathOf("home", language)).document.querySelectorAll("#cases li");
  const figures = homeSlugs.map((slug) =>
    textOf(
      pageAt(slugPathOf("case", language, slug)).document.querySelector(
        '[aria-labelledby="results"] li strong',
      ),
    ),
  );
  expect(cards.map((card) => textOf(card.querySelector("strong")))).toEqual(figures);
});
