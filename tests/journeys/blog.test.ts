import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage } from "#tests/support/spoken.ts";
import { writtenArticles } from "#tests/support/written-articles.ts";

const { site, newVisitor, visit } = await startJourney();
const [article] = writtenArticles;
if (!article) throw new Error("these journeys need an article");

const pathIn = (language: Language): string => article.paths[language];

const share = "[data-behaviour=share]";
const status = `${share} [role=status]`;

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

describe("sharing an article", () => {
  const language = secondLanguage;
  const path = pathIn(language);

  test("passes title, excerpt and address to the device without a message", async () => {
    const page = await visitWith(`${path}?utm_source=x#article-title`, {
      share: "accepts",
      clipboard: "works",
    });
    await page.click(`${share} button`);
    expect(await given(page)).toEqual([
      { title: article.title[language], text: article.excerpt[language], url: site.url + path },
    ]);
    expect(await page.textContent(status)).toBe("");
  });

  test("copies the address if the device cannot share, and says so", async () => {
    const page = await visitWith(path, { clipboard: "works" });
    expect(await page.textContent(status)).toBe("");
    await page.focus(`${share} button`);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.textContent(status)).not.toBe("");
    expect(await page.textContent(status)).toBe(await page.getAttribute(share, "data-copied"));
    expect(await given(page)).toEqual([site.url + path]);
  });

  test.each(["refused", "missing"] as const)(
    "points to the address bar with a clipboard %s",
    async (kind) => {
      const page = await visitWith(path, { clipboard: kind });
      await page.click(`${share} button`);
      await expect.poll(() => page.textContent(status)).not.toBe("");
      expect(await page.textContent(status)).toBe(await page.getAttribute(share, "data-failed"));
    },
  );
});

describe("the back link", () => {
  const back = "main a[data-behaviour=back-link]";

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
    await contents.last().click();
    await contents.first().click();
    await page.click(back);
    await page.waitForURL(site.url + pathOf("home", secondLanguage));
  });

  test("leads to the list without a history", async () => {
    const page = await (await newVisitor()).newPage();
    await page.goto(site.url + pathIn(secondLanguage));
    await page.click(back);
    await page.waitForURL(site.url + pathOf("blog", secondLanguage));
  });
});
