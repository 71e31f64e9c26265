import { expect, test } from "vitest";
import { formatDate } from "#contract/formats/dates.ts";
import { languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { site } from "#data/contract/facts/site.ts";
import { articleCopy } from "#site/content/articles/article.copy.ts";
import { articleTopicKeys } from "#site/content/entries/article-topics.ts";
import { type BuiltPage, builtPages, metaOf, pagesUnder } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const topics: readonly string[] = articleTopicKeys;

const published = (article: BuiltPage) => metaOf(article, "article:published_time");
const changed = (article: BuiltPage) => metaOf(article, "article:modified_time") || published(article);

test.each(languages)(
  "in %s the page of every article is described by its title, excerpt, dates and author, which it also shows",
  async (language) => {
    await holdsFor(await pagesUnder("article", language), (page) => {
      const { document, canonical } = page;
      const title = document.querySelector("h1")?.text.trim();
      const fullTitle = `${title} | ${site.brand} - ${articleCopy(language).trade}`;
      expect(document.querySelector("title")?.text).toBe(fullTitle);
      expect(metaOf(page, "og:type")).toBe("article");
      expect(metaOf(page, "og:url")).toBe(new URL(canonical, site.url).href);
      const header = document.querySelector("main > article header");
      expect(header?.text).toContain(metaOf(page, "description"));
      const days = [published(page), metaOf(page, "article:modified_time")].filter((day) => day !== "");
      expect(header?.querySelectorAll("dl time").map((time) => time.text)).toEqual(
        days.map((day) => formatDate(day, language)),
      );
      const facts = header?.querySelector("dl")?.text;
      for (const name of ["author", "section"]) expect(facts).toContain(metaOf(page, `article:${name}`));
      expect(facts).toMatch(/\d[\u00a0 ]min/i);
    });
  },
);

test.each(languages)(
  "in %s the list shows every article once, the newest first, then by topic, with its category, its day and that of its last change, and at most three lines of excerpt",
  async (language) => {
    const list = (await builtPages()).find(({ path }) => path === pathOf("blog", language));
    const [, clamped] = /\.([\w-]+)\)?\{[^{}]*-webkit-line-clamp:3[;}]/.exec(list?.html ?? "") ?? [];
    const shown = list?.document.querySelectorAll("main :is(article, li)[data-categories]") ?? [];
    const written = (await pagesUnder("article", language)).toSorted((one, other) =>
      published(other).localeCompare(published(one)),
    );
    const linkOf = (card: (typeof shown)[number]) =>
      card.querySelector(":is(h2, h3) a")?.getAttribute("href");
    const placeOf = ({ path }: BuiltPage) => {
      const topic = shown.find((card) => linkOf(card) === path)?.getAttribute("data-categories");
      return topics.indexOf(topic ?? "");
    };
    const articles = [
      ...written.slice(0, 1),
      ...written.slice(1).toSorted((one, other) => placeOf(one) - placeOf(other)),
    ];
    expect(shown.map(linkOf)).toEqual(articles.map(({ path }) => path));
    for (const [index, article] of articles.entries()) {
      const card = shown[index];
      expect(card?.text).toContain(metaOf(article, "article:section"));
      expect(card?.querySelector(`p.${clamped}`)?.text).toBe(metaOf(article, "description"));
      expect(card?.text).toContain(formatDate(published(article), language));
      expect(card?.text).toContain(formatDate(changed(article), language));
    }
  },
);
