import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { pageLength } from "#src/content/articles/article-lists.ts";
import { languages } from "#src/languages.ts";
import { listPathOf, pathOf } from "#src/routes.ts";
import { buildCopy, copyBuiltProject } from "#tests/journeys/build-copy.ts";
import { generateArticles } from "#tests/journeys/generated-articles.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";

/** Three pages, the last one short. */
const count = 2 * pageLength + 3;

// A separate build, because the sample articles fit on one page.
const folder = await mkdtemp(join(tmpdir(), "long-blog-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
await copyBuiltProject(folder);
await generateArticles(folder, count);
await rm(join(folder, "src/pages/social"), { recursive: true });
await buildCopy(folder);

const { site, visit } = await startJourney({ folder });

const listed = (page: Page) =>
  page
    .locator("main li[data-categories] h2 a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

describe.each(languages)("the pages of a long list, in %s", (language) => {
  test("list every article once without scripts, each page at an address of its own", async () => {
    const page = await visit(pathOf("blog", language), { scripts: false });
    const articles = await listed(page);
    const addresses = [page.url()];
    while (await page.locator("main nav a[rel=next]").count()) {
      await page.click("main nav a[rel=next]");
      articles.push(...(await listed(page)));
      addresses.push(page.url());
      expect(await page.getAttribute("link[rel=canonical]", "href")).toContain(new URL(page.url()).pathname);
      expect(await page.getAttribute("head link[rel=prev]", "href")).toBe(
        new URL(addresses.at(-2) ?? "").pathname,
      );
    }
    expect(new Set(addresses).size).toBe(Math.ceil(count / pageLength));
    expect(articles).toHaveLength(count);
    expect(new Set(articles).size).toBe(count);
    await page.click("main nav a[rel=prev]");
    expect(page.url()).toBe(addresses.at(-2));
  });

  test("link to the same page in another language", async () => {
    const page = await visit(pathOf("blog", language), { scripts: false, width: 1440 });
    await page.click("main nav a[rel=next]");
    const shown = (await listed(page)).length;
    for (const other of languages.filter((one) => one !== language)) {
      await page.click(`header a[data-language="${other}"] >> visible=true`);
      expect(await page.getAttribute("html", "lang")).toBe(other);
      expect(await page.locator("main [rel=prev]").count()).toBe(1);
      expect(await listed(page)).toHaveLength(shown);
    }
  });

  test("have a list of their own for each topic, without scripts", async () => {
    const page = await visit(pathOf("blog", language), { scripts: false });
    const choices = await page.locator("main nav a:has(> span > span)").evaluateAll((links) =>
      links.map((link) => ({
        path: (link as HTMLAnchorElement).pathname,
        articles: Number(link.textContent?.match(/\d+$/)?.[0]),
      })),
    );
    const [all, ...topics] = choices;
    expect(all).toEqual({ path: pathOf("blog", language), articles: count });
    expect(topics.reduce((sum, { articles }) => sum + articles, 0)).toBe(count);
    for (const { path, articles } of topics) {
      await page.goto(site.url + path);
      const kinds = await page
        .locator("main li[data-categories]")
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset["categories"]));
      expect(kinds).toHaveLength(articles);
      expect(new Set(kinds).size).toBe(1);
      expect(await page.locator('main nav [aria-current="page"]').first().getAttribute("href")).toBe(path);
    }
  });
});

test("an article's back link returns to the page of the list it was found on", async () => {
  const page = await visit(pathOf("blog", secondLanguage));
  await page.click("main nav a[rel=next]");
  await page.waitForURL(site.url + listPathOf(secondLanguage, 2));
  const list = page.url();
  await page.locator("main li[data-categories] h2 a").nth(4).click();
  await page.waitForURL((url) => url.href !== list);
  await page.click("a[data-back]");
  await page.waitForURL(list);
});

test("a page that does not exist redirects to the list", async () => {
  const response = await fetch(site.url + listPathOf(thirdLanguage, 99), { redirect: "manual" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(pathOf("blog", thirdLanguage));
});
