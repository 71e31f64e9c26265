import { describe, expect, test } from "vitest";
import { serviceKeys } from "#content/facts/services.ts";
import { site } from "#site.config.ts";
import { languages } from "#src/languages.ts";
import { pathOf, slugPathOf } from "#src/routes.ts";
import { builtPages } from "#tests/contract/built-site.ts";
import { holdsFor } from "#tests/contract/holds-for.ts";
import { articleBodyOf, writtenArticles, writtenArticlesIn } from "#tests/contract/written-articles.ts";
import { spoken } from "#tests/spoken.ts";

/** French addresses that must stay valid for existing links. */
const promisedSlugs = [
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

/** Languages that must have all ten articles; others may have fewer. */
const promisedIn: string[] = ["fr", "en", "de"];

const pages = new Map((await builtPages()).map(({ path, document }) => [path, document]));

test.each(spoken(["fr"]))("ten articles are at the promised addresses in %s", (french) => {
  expect(writtenArticles.map(({ slug }) => slug[french])).toEqual(promisedSlugs);
});

test("ten articles are dated from March to September 2024", () => {
  expect(writtenArticles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { date } of writtenArticles) expect(date).toMatch(/^2024-0[3-9]-\d{2}$/);
});

test("all of them are written in every language of the sample", () => {
  for (const language of languages.filter((language) => promisedIn.includes(language))) {
    expect(writtenArticlesIn(language), language).toHaveLength(writtenArticles.length);
  }
});

const versions = languages.flatMap((language) =>
  writtenArticlesIn(language).map((article) => ({ article, language, path: article.path })),
);

const textAt = (path: string) => pages.get(path)?.querySelector("main > article");

describe("every article", () => {
  test("is a guide of 900 to 1,600 words with a template or checklist", async () => {
    await holdsFor(versions, ({ path }) => {
      const body = articleBodyOf(textAt(path));
      const words = body.structuredText.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(900);
      expect(words.length).toBeLessThanOrEqual(1600);
      expect(body.querySelector("blockquote")?.text.trim()).toBeTruthy();
    });
  });

  test("lists at least three different sources at its end", async () => {
    await holdsFor(versions, ({ path }) => {
      const heading = articleBodyOf(textAt(path)).querySelectorAll("h2").at(-1);
      const sources = heading?.nextElementSibling?.querySelectorAll("li") ?? [];
      const addresses = sources.map((source) => source.querySelector("a")?.getAttribute("href") ?? "");
      expect(new Set(addresses).size).toBeGreaterThanOrEqual(3);
      for (const address of addresses) {
        expect(new URL(address).protocol).toBe("https:");
        expect(new URL(address).host).not.toBe(new URL(site.url).host);
      }
    });
  });

  test("names its author, and links to a case and a service in its language", async () => {
    await holdsFor(versions, ({ language, path }) => {
      const foot = textAt(path)?.querySelector("footer");
      expect(foot?.querySelector("picture")).not.toBeNull();
      const links = foot?.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "") ?? [];
      const [study = "", service = ""] = links;
      expect(links).toHaveLength(2);
      const [prefix = ""] = slugPathOf("case", language, "{slug}").split("{slug}");
      expect(study.startsWith(prefix)).toBe(true);
      expect(serviceKeys.map((key) => pathOf(key, language))).toContain(service);
    });
  });
});
