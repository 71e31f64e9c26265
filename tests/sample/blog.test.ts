import { describe, expect, test } from "vitest";
import { site } from "#contract/facts/site.ts";
import { formatDate } from "#contract/formats/dates.ts";
import { languages } from "#contract/languages.ts";
import { people } from "#contract/people.ts";
import { addressesOf } from "#contract/routes.ts";
import { articleCategories, topicOf } from "#site/content/articles/article-topics.ts";
import { readingMinutes } from "#site/content/articles/reading-time.ts";
import { articleWords } from "#site/screens/article/words.ts";
import { blogWords } from "#site/screens/blog/words.ts";
import { type BuiltPage, builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import {
  addressesOfArticle,
  articleBodyOf,
  writtenArticles,
  writtenArticlesIn,
} from "#tests/support/written-articles.ts";

const pages = new Map((await builtPages()).map((page) => [page.path, page]));
const authors = Object.values(people).map(({ name }) => name);

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`nothing is built at ${path}`);
  return page;
}

const addressOf = (path: string) => new URL(path, site.url).href;
const meta = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

test("every address of the blog belongs to exactly one article", () => {
  const expected = writtenArticles.flatMap((article) =>
    languages.flatMap((language) => addressesOfArticle(article, language)),
  );
  expect(new Set(expected).size).toBe(expected.length);
  const prefixes = addressesOf("article").map(({ path }) => path.replace("{slug}", ""));
  const built = [...pages.keys()].filter((path) => prefixes.some((prefix) => path.startsWith(prefix)));
  expect(built.sort()).toEqual(expected.sort());
});

const versions = writtenArticles.flatMap((article) =>
  languages.flatMap((language) =>
    addressesOfArticle(article, language).map((path) => ({ article, language, path })),
  ),
);

const articleAt = (path: string) => pageAt(path).document.querySelector("main > article");

describe("the page of every article", () => {
  test("is described by language, title, excerpt and metadata", async () => {
    await holdsFor(versions, ({ article, language, path }) => {
      const page = pageAt(path);
      const { document } = page;
      expect(page.language).toBe(language);
      const title = article.title[language];
      const fullTitle = `${title} | ${site.brand} - ${articleWords(language).trade}`;
      expect(document.querySelector("title")?.text).toBe(fullTitle);
      expect(document.querySelector("h1")?.text.trim()).toBe(title);
      expect(meta(page, "description")).toBe(article.excerpt[language]);
      expect(meta(page, "og:type")).toBe("article");
      expect(meta(page, "og:url")).toBe(addressOf(article.paths[language]));
      expect(meta(page, "article:published_time")).toBe(article.date);
      expect(meta(page, "article:modified_time")).toBe(article.updated);
      expect(authors).toContain(meta(page, "article:author"));
      expect(Object.values(blogWords(language).categories)).toContain(meta(page, "article:section"));
    });
  });

  test("shows dates, author, category and reading time", async () => {
    await holdsFor(versions, ({ article, language, path }) => {
      const text = articleAt(path);
      const page = pageAt(path);
      const facts = text?.querySelector("header dl");
      const days = [article.date, ...(article.updated === undefined ? [] : [article.updated])];
      const times = facts?.querySelectorAll("time") ?? [];
      expect(times.map((time) => time.getAttribute("datetime"))).toEqual(days);
      expect(times.map((time) => time.text)).toEqual(days.map((day) => formatDate(day, language)));
      expect(facts?.text).toContain(meta(page, "article:author"));
      expect(facts?.text).toContain(meta(page, "article:section"));
      const read = articleBodyOf(text).innerHTML.replace(/<figure.*?<\/figure>|<\/?span\b.*?>/gs, "");
      const minutes = readingMinutes(read);
      expect(facts?.text).toMatch(new RegExp(`(?<!\\d)${minutes}[\u00a0 ]min`, "i"));
    });
  });

  test("has a table of contents that links to its second-level headings, in order", async () => {
    await holdsFor(versions, ({ path }) => {
      const text = articleAt(path);
      const headings = articleBodyOf(text).querySelectorAll("h2");
      const entries = text?.querySelectorAll("nav a") ?? [];
      expect(headings.length).toBeGreaterThan(0);
      expect(entries.map((entry) => entry.getAttribute("href"))).toEqual(headings.map(({ id }) => `#${id}`));
      expect(entries.map((entry) => entry.text.trim())).toEqual(
        headings.map((heading) => heading.text.trim()),
      );
      for (const heading of articleBodyOf(text).querySelectorAll("h2, h3")) {
        expect(heading.querySelector("a")?.getAttribute("href")).toBe(`#${heading.id}`);
      }
    });
  });
});

const cardsAt = (path: string) => pageAt(path).document.querySelectorAll("main li[data-categories]");

describe("the list of articles", () => {
  test("shows every article of the language once, the newest first, with its category, date and at most three lines of excerpt", async () => {
    await holdsFor(addressesOf("blog"), ({ path, language }) => {
      const cards = cardsAt(path);
      const [, clamped] = /\.([\w-]+)\{[^{}]*-webkit-line-clamp:3[;}]/.exec(pageAt(path).html) ?? [];
      const expected = writtenArticlesIn(language);
      expect(cards.map((card) => card.querySelector("h2 a")?.getAttribute("href"))).toEqual(
        expected.map((article) => article.path),
      );
      for (const [place, card] of cards.entries()) {
        const article = expected[place];
        const category = articleCategories.find((key) => key === article?.category);
        expect(card.text).toContain(category && blogWords(language).categories[category]);
        expect(card.getAttribute("data-categories")).toBe(category && topicOf(category));
        expect(card.querySelector(`p.${clamped}`)?.text).toBe(article?.excerpt[language]);
        expect(authors.some((author) => card.text.includes(author))).toBe(true);
        expect(card.text).toContain(formatDate(article?.date ?? "", language));
      }
    });
  });

  test("offers the topics that have articles, if there are two, with their number", async () => {
    await holdsFor(addressesOf("blog"), ({ path }) => {
      const cards = cardsAt(path);
      const choices = pageAt(path).document.querySelectorAll('main input[name="category"]');
      const counts = choices.map((choice) => Number(choice.parentNode?.text.match(/\d+/)?.[0]));
      const expected = choices.map((choice) => {
        const key = choice.getAttribute("value");
        return cards.filter((card) => key === "all" || card.getAttribute("data-categories") === key).length;
      });
      expect(counts).toEqual(expected);
      const topics = new Set(cards.map((card) => card.getAttribute("data-categories"))).size;
      expect(choices).toHaveLength(topics > 1 ? topics + 1 : 0);
    });
  });
});
