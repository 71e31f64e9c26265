import { expect, test } from "vitest";
import { site } from "#contract/facts/site.ts";
import { formatDate } from "#contract/formats/dates.ts";
import { languages } from "#contract/languages.ts";
import { addressesOf } from "#contract/routes.ts";
import { articleWords } from "#site/screens/article/words.ts";
import { blogWords } from "#site/screens/blog/words.ts";
import { type BuiltPage, builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { addressesOfArticle, writtenArticles, writtenArticlesIn } from "#tests/support/written-articles.ts";

const pages = new Map((await builtPages()).map((page) => [page.path, page]));

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`nothing is built at ${path}`);
  return page;
}

const meta = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

const versions = writtenArticles.flatMap((article) =>
  languages.flatMap((language) =>
    addressesOfArticle(article, language).map((path) => ({ article, language, path })),
  ),
);

test("every address of the blog belongs to exactly one article", () => {
  const expected = versions.map(({ path }) => path);
  expect(new Set(expected).size).toBe(expected.length);
  const prefixes = addressesOf("article").map(({ path }) => path.replace("{slug}", ""));
  const built = [...pages.keys()].filter((path) => prefixes.some((prefix) => path.startsWith(prefix)));
  expect(built.sort()).toEqual(expected.sort());
});

test("the page of every article is described by its title, excerpt, dates and author, which it also shows", async () => {
  await holdsFor(versions, ({ article, language, path }) => {
    const page = pageAt(path);
    const title = article.title[language];
    const fullTitle = `${title} | ${site.brand} - ${articleWords(language).trade}`;
    expect(page.document.querySelector("title")?.text).toBe(fullTitle);
    expect(page.document.querySelector("h1")?.text.trim()).toBe(title);
    expect(meta(page, "description")).toBe(article.excerpt[language]);
    expect(meta(page, "og:type")).toBe("article");
    expect(meta(page, "og:url")).toBe(new URL(article.paths[language], site.url).href);
    expect(meta(page, "article:published_time")).toBe(article.date);
    expect(meta(page, "article:modified_time")).toBe(article.updated);
    const facts = page.document.querySelector("main > article header dl");
    const days = [article.date, ...(article.updated === undefined ? [] : [article.updated])];
    expect(facts?.querySelectorAll("time").map((time) => time.text)).toEqual(
      days.map((day) => formatDate(day, language)),
    );
    for (const name of ["author", "section"]) expect(facts?.text).toContain(meta(page, `article:${name}`));
    expect(facts?.text).toMatch(/\d[\u00a0 ]min/i);
  });
});

test("the page of every article has a table of contents that links to its second-level headings, in order", async () => {
  await holdsFor(versions, ({ path }) => {
    const text = pageAt(path).document.querySelector("main > article");
    const headings = text?.querySelectorAll("[data-article-text] h2") ?? [];
    const entries = text?.querySelectorAll("nav a") ?? [];
    expect(headings.length).toBeGreaterThan(0);
    expect(entries.map((entry) => [entry.getAttribute("href"), entry.text.trim()])).toEqual(
      headings.map((heading) => [`#${heading.id}`, heading.text.trim()]),
    );
  });
});

test("the list of articles shows every article of the language once, the newest first, with its category, date and at most three lines of excerpt", async () => {
  await holdsFor(addressesOf("blog"), ({ path, language }) => {
    const { document, html } = pageAt(path);
    const [, clamped] = /\.([\w-]+)\)?\{[^{}]*-webkit-line-clamp:3[;}]/.exec(html) ?? [];
    const shown = document.querySelectorAll("main li[data-categories]");
    const expected = writtenArticlesIn(language);
    expect(shown.map((card) => card.querySelector("h2 a")?.getAttribute("href"))).toEqual(
      expected.map((article) => article.path),
    );
    for (const [place, article] of expected.entries()) {
      const card = shown[place];
      expect(card?.text).toContain(
        blogWords(language).categories[article.category as keyof ReturnType<typeof blogWords>["categories"]],
      );
      expect(card?.querySelector(`p.${clamped}`)?.text).toBe(article.excerpt[language]);
      expect(card?.text).toContain(formatDate(article.date, language));
    }
  });
});
