import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage, isLanguage, type Language, languages } from "#src/languages.ts";
import { pathOf, slugPathOf } from "#src/routes.ts";
import { preferenceKey } from "#src/storage-keys.ts";
import { writtenArticles } from "#tests/contract/written-articles.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/spoken.ts";

const { site, newVisitor, visit } = await startJourney();
const [article, other] = await writtenArticles();
if (!article || !other) throw new Error("these journeys need two articles");

/** Path of an article that exists in the language. */
const pathIn = (language: Language, { id, paths } = article): string => {
  const path = paths[language];
  if (path === undefined) throw new Error(`article ${id} is not written in ${language}`);
  return path;
};

const status = "main header [role=status]";

/** A page with fake share and clipboard APIs. */
async function visitWith(
  path: string,
  offered: { share?: "accepts" | "dismissed"; clipboard: "works" | "refused" | "missing" },
): Promise<Page> {
  const visitor = await newVisitor();
  await visitor.addInitScript(({ share, clipboard }) => {
    const offer = (name: string, value: unknown) =>
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
    const log: unknown[] = [];
    Reflect.set(window, "given", log);
    // A browser that cannot share lacks the property altogether.
    Reflect.deleteProperty(Navigator.prototype, "share");
    if (share) {
      offer("share", async (data: unknown) => {
        log.push(data);
        if (share === "dismissed") throw new DOMException("", "AbortError");
      });
    }
    offer(
      "clipboard",
      clipboard === "missing"
        ? undefined
        : {
            writeText: async (text: string) => {
              if (clipboard === "refused") throw new DOMException("", "NotAllowedError");
              log.push(text);
            },
          },
    );
  }, offered);
  const page = await visitor.newPage();
  await page.goto(site.url + path);
  return page;
}

const given = (page: Page) => page.evaluate(() => Reflect.get(window, "given") as unknown[]);

describe.each(languages)("sharing an article in %s", (language) => {
  const path = pathIn(language);

  test("passes title, excerpt and address to the device without a message", async () => {
    const page = await visitWith(`${path}?utm_source=x#article-title`, {
      share: "accepts",
      clipboard: "works",
    });
    await page.click("button[data-share]");
    expect(await given(page)).toEqual([
      { title: article.title[language], text: article.excerpt[language], url: site.url + path },
    ]);
    expect(await page.textContent(status)).toBe("");
  });

  test("copies the address if the device cannot share, and says so", async () => {
    const page = await visitWith(path, { clipboard: "works" });
    expect(await page.textContent(status)).toBe("");
    await page.focus("button[data-share]");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.textContent(status)).not.toBe("");
    expect(await page.textContent(status)).toBe(await page.getAttribute("button[data-share]", "data-copied"));
    expect(await given(page)).toEqual([site.url + path]);
  });

  test.each(["refused", "missing"] as const)(
    "points to the address bar with a clipboard %s",
    async (kind) => {
      const page = await visitWith(path, { clipboard: kind });
      await page.click("button[data-share]");
      await expect.poll(() => page.textContent(status)).not.toBe("");
      expect(await page.textContent(status)).toBe(
        await page.getAttribute("button[data-share]", "data-failed"),
      );
    },
  );
});

test("a cancelled share is not an error", async () => {
  const page = await visitWith(pathIn(secondLanguage), { share: "dismissed", clipboard: "works" });
  await page.click("button[data-share]");
  expect(await given(page)).toHaveLength(1);
  expect(await page.textContent(status)).toBe("");
});

describe("the back link", () => {
  const back = "main a[data-back]";

  test("returns to the page the visitor came from, at the same scroll position", async () => {
    const page = await visit(pathOf("services", defaultLanguage));
    await page.click(`footer a[href="${pathOf("blog", defaultLanguage)}"]`);
    await page.waitForURL(`${site.url}${pathOf("blog", defaultLanguage)}`);
    const left = await page
      .locator(`main h2 a[href="${pathIn(defaultLanguage)}"]`)
      .evaluate((link: HTMLAnchorElement) => {
        link.scrollIntoView({ block: "center", behavior: "instant" });
        link.click();
        return scrollY;
      });
    expect(left).toBeGreaterThan(0);
    await page.waitForURL(site.url + pathIn(defaultLanguage));
    await page.click(back);
    await page.waitForURL(`${site.url}${pathOf("blog", defaultLanguage)}`);
    await expect.poll(() => page.evaluate((at) => Math.abs(scrollY - at), left)).toBeLessThan(2);
    await page.goForward();
    expect(page.url()).toBe(site.url + pathIn(defaultLanguage));
  });

  test("skips jumps within the article", async () => {
    const page = await visit(pathOf("home", secondLanguage));
    await page.evaluate((path) => location.assign(path), pathIn(secondLanguage));
    await page.waitForURL(site.url + pathIn(secondLanguage));
    const contents = page.locator('main article nav a[href^="#"]');
    await contents.nth(1).click();
    await contents.nth(2).click();
    await page.click(back);
    await page.waitForURL(site.url + pathOf("home", secondLanguage));
  });

  test.each(languages)("leads to the list without a history, in %s", async (language) => {
    const page = await visit(pathIn(language));
    await page.click(back);
    await page.waitForURL(site.url + pathOf("blog", language));
  });

  test("leads to the list without scripts", async () => {
    const page = await visit(pathIn(thirdLanguage), { scripts: false });
    await page.click(back);
    await page.waitForURL(site.url + pathOf("blog", thirdLanguage));
  });
});

describe("the languages of an article", () => {
  test.each(languages)("the switch links from %s to the same article", async (language) => {
    for (const to of languages.filter((one) => one !== language)) {
      const page = await visit(pathIn(language), { width: 1440 });
      await page.click(`header a[data-language="${to}"] >> visible=true`);
      await page.waitForURL(site.url + pathIn(to));
      expect(await page.getAttribute("html", "lang")).toBe(to);
      expect(await page.textContent("h1")).toBe(article.title[to]);
    }
  });

  test.each(languages.filter((language) => language !== defaultLanguage))(
    "a slug in %s is served in that language without a redirect",
    async (language) => {
      const path = slugPathOf("article", defaultLanguage, article.slug[language] ?? "");
      const response = await fetch(site.url + path, { redirect: "manual" });
      expect(response.status).toBe(200);
      const page = await visit(path);
      expect(page.url()).toBe(site.url + path);
      expect(await page.getAttribute("html", "lang")).toBe(language);
      expect(await page.getAttribute('link[rel="canonical"]', "href")).toContain(pathIn(language));
    },
  );

  test("a slug in another language follows the stored preference to the same article", async () => {
    const visitor = await newVisitor();
    await visitor.addInitScript(([key, language]) => localStorage.setItem(key, language), [
      preferenceKey,
      defaultLanguage,
    ] as const);
    const page = await visitor.newPage();
    await page.goto(
      `${site.url}${slugPathOf("article", defaultLanguage, article.slug[thirdLanguage] ?? "")}?q=1`,
    );
    await page.waitForURL(`${site.url}${pathIn(defaultLanguage)}?q=1`);
  });
});

describe("an unknown article", () => {
  test.each(languages)("redirects temporarily to the list of its language, in %s", async (language) => {
    const list = pathOf("blog", language);
    const response = await fetch(`${site.url}${list}/no-such-article`, { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(list);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("leaves no history entry", async () => {
    const page = await visit(pathOf("contact", secondLanguage));
    await page.evaluate((path) => location.assign(path), `${pathOf("blog", secondLanguage)}/no-such-article`);
    await page.waitForURL(site.url + pathOf("blog", secondLanguage));
    await page.goBack();
    expect(page.url()).toBe(site.url + pathOf("contact", secondLanguage));
  });

  test("redirects on a static host, too", async () => {
    const page = await visit(pathOf("contact", thirdLanguage));
    const notFound = await (await fetch(`${site.url}/${thirdLanguage}/nothing-here`)).text();
    await page.route("**/no-such-article", (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: notFound }),
    );
    await page.goto(`${site.url}${pathOf("blog", thirdLanguage)}/no-such-article`);
    await page.waitForURL(site.url + pathOf("blog", thirdLanguage));
    await page.goBack();
    expect(page.url()).toBe(site.url + pathOf("contact", thirdLanguage));
  });
});

describe("the list", () => {
  const shown = (page: Page) =>
    page
      .locator("main li[data-categories]")
      .evaluateAll((cards) =>
        cards
          .filter((card) => (card as HTMLElement).getClientRects().length > 0)
          .map((card) => (card as HTMLElement).dataset["categories"]),
      );

  test.each([true, false])("can be filtered by topic, scripts: %s", async (scripts) => {
    const page = await visit(pathOf("blog", defaultLanguage), { scripts });
    const all = await shown(page);
    expect(all).toHaveLength((await writtenArticles()).length);
    for (const topic of new Set(all)) {
      await page.check(`main input[name="category"][value="${topic}"]`);
      expect(await shown(page)).toEqual(all.filter((one) => one === topic));
    }
    await page.check('main input[name="category"][value="all"]');
    expect(await shown(page)).toEqual(all);
  });

  test("can be filtered by keyboard", async () => {
    const page = await visit(pathOf("blog", secondLanguage));
    await page.focus('main input[name="category"][value="all"]');
    await page.keyboard.press("ArrowRight");
    const chosen = await page.getAttribute("main input[name=category]:checked", "value");
    expect(chosen).not.toBe("all");
    expect(new Set(await shown(page))).toEqual(new Set([chosen]));
  });

  test("keeps the topic in the address, and starts with the one there", async () => {
    const page = await visit(pathOf("blog", thirdLanguage));
    await page.check('main input[name="category"][value="found"]');
    expect(new URL(page.url()).search).toBe("?category=found");
    const shared = await visit(`${pathOf("blog", thirdLanguage)}?category=found`);
    expect(await shown(shared)).toEqual(await shown(page));
  });

  test("truncates excerpts after three lines", async () => {
    const page = await visit(pathOf("blog", thirdLanguage), { width: 320 });
    const lines = await page.locator("main li[data-categories]").evaluateAll(
      (cards, excerpts) =>
        cards.map((card) => {
          const excerpt = [...card.querySelectorAll("p")].find((p) => excerpts.includes(p.textContent));
          if (!excerpt) return Number.NaN;
          return excerpt.clientHeight / Number.parseFloat(getComputedStyle(excerpt).lineHeight);
        }),
      (await writtenArticles()).map(({ excerpt }) => excerpt[thirdLanguage]),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const count of lines) expect(Math.round(count)).toBeLessThanOrEqual(3);
  });
});

test("an article in any language loads no React and few other files", async () => {
  for (const path of [pathIn(defaultLanguage), pathIn(secondLanguage, other), pathIn(thirdLanguage)]) {
    const visitor = await newVisitor();
    const page = await visitor.newPage();
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.text());
    });
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const sources = await Promise.all(scripts);
    for (const source of sources) expect(source).not.toMatch(/\breact\b|(?<!document\.)createElement\(/i);
    expect(sources.join("").length).toBeLessThan(20_000);
    expect(await page.locator("astro-island").count()).toBe(0);
    expect(isLanguage(await page.getAttribute("html", "lang"))).toBe(true);
  }
});
