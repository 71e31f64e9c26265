import { describe, expect, test } from "vitest";
import { defaultLanguage, type Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { startJourney } from "#tests/support/journey.ts";
import { screensIn } from "#tests/support/screens.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

const { site, newVisitor, visit } = await startJourney();
const pathIn = (language: Language) =>
  screensIn(language).find(({ key }) => key.startsWith("article"))?.path ?? "";

const share = "[data-behaviour=share]";
const status = `${share} [role=status]`;

/** What a browser may offer, and how its share dialog and clipboard then answer. */
interface Offered {
  share?: "accepts" | "dismissed";
  clipboard: "works" | "refused" | "missing";
}

/** Puts these in the place of the browser's own; what they are given is kept in `window.given`. Runs in the page. */
function offer({ share, clipboard }: Offered): void {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
  const given: unknown[] = [];
  Reflect.set(window, "given", given);
  // A browser that cannot share lacks the property altogether.
  Reflect.deleteProperty(Navigator.prototype, "share");
  if (share)
    define("share", async (data: unknown) => {
      given.push(data);
      if (share === "dismissed") throw new DOMException("", "AbortError");
    });
  const writeText = async (text: string) => {
    if (clipboard === "refused") throw new DOMException("", "NotAllowedError");
    given.push(text);
  };
  define("clipboard", clipboard === "missing" ? undefined : { writeText });
}

test("sharing passes an article to the device, else copies its address and says so, or points to the address bar", async () => {
  const language = secondLanguage;
  const path = pathIn(language);
  const page = await visit(`${path}?utm_source=x#article-title`);
  const passed = {
    title: (await page.textContent("h1"))?.trim(),
    text: await page.getAttribute('meta[name="description"]', "content"),
    url: site.url + path,
  };
  for (const [offered, given, said] of [
    [{ share: "accepts", clipboard: "works" }, [passed], null],
    [{ share: "dismissed", clipboard: "works" }, [passed], null],
    [{ clipboard: "works" }, [site.url + path], "data-copied"],
    [{ clipboard: "refused" }, [], "data-failed"],
    [{ clipboard: "missing" }, [], "data-failed"],
  ] satisfies [Offered, unknown[], string | null][]) {
    await page.evaluate(offer, offered);
    await page.locator(status).evaluate((element) => element.replaceChildren());
    await page.press(`${share} button`, "Enter");
    await expect
      .poll(() => page.textContent(status))
      .toBe(said === null ? "" : await page.getAttribute(share, said));
    expect(await page.evaluate(() => Reflect.get(window, "given"))).toEqual(given);
  }
});

describe("the back link", () => {
  const back = "main a[data-behaviour=back-link]";

  test("returns to the page the visitor came from, at the same scroll position", async () => {
    const page = await visit(pathOf("services", defaultLanguage));
    await page.click(`footer a[href="${pathOf("blog", defaultLanguage)}"]`);
    await page.waitForURL(`${site.url}${pathOf("blog", defaultLanguage)}`);
    const { left, path } = await page
      .locator("main h3 a")
      .last()
      .evaluate((link: HTMLAnchorElement) => {
        link.scrollIntoView({ block: "center", behavior: "instant" });
        link.click();
        return { left: scrollY, path: link.pathname };
      });
    expect(left).toBeGreaterThan(0);
    await page.waitForURL(site.url + path);
    await page.click(back);
    await page.waitForURL(`${site.url}${pathOf("blog", defaultLanguage)}`);
    await expect.poll(() => page.evaluate((at) => Math.abs(scrollY - at), left)).toBeLessThan(2);
    await page.goForward();
    expect(page.url()).toBe(site.url + path);
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
    // Without a history it leads to the list.
    const alone = await (await newVisitor()).newPage();
    await alone.goto(site.url + pathIn(secondLanguage));
    await alone.click(back);
    await alone.waitForURL(site.url + pathOf("blog", secondLanguage));
  });
});
