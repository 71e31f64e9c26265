import { describe, expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

const { site, visit } = await startJourney();

describe("the menu on small screens", () => {
  test("opens and closes by keyboard, returns the focus and makes the page behind inert", async () => {
    const page = await visit("/", { width: 390 });
    const button = page.locator('button[popovertarget="menu"]');
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await page.isVisible("#menu")).toBe(true);
    await expect.poll(() => page.evaluate(() => document.querySelector("main")?.inert)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("#menu") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.isVisible("#menu")).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.querySelector("main")?.inert)).toBe(false);

    // It offers the languages on the first screen of a short phone.
    await page.setViewportSize({ width: 390, height: 664 });
    await page.keyboard.press("Enter");
    for (const language of languages) {
      const { y = 999, height = 0 } =
        (await page.locator(`#menu a[hreflang="${language}"]`).boundingBox()) ?? {};
      expect(y + height, language).toBeLessThanOrEqual(664);
    }
  });

  test("keeps its name while open, and has its languages in an item of their own", async () => {
    const page = await visit("/", { width: 390 });
    const button = page.locator('button[popovertarget="menu"]');
    await button.click();
    expect((await button.textContent())?.trim()).toBe(layoutCopy(defaultLanguage).openMenu);
    expect(await page.locator("#menu > ul > li:has(a[hreflang]) a:not([hreflang])").count()).toBe(0);
  });

  test("leaves out the portfolio and works without scripts", async () => {
    const page = await visit("/", { width: 390, scripts: false });
    await page.click('button[popovertarget="menu"]');
    expect(await page.locator(`#menu a[href="${pathOf("portfolio", defaultLanguage)}"]`).count()).toBe(0);
    for (const place of ["#menu", "footer"])
      expect(await page.locator(`${place} a[href="${pathOf("search", defaultLanguage)}"]`).count()).toBe(1);
    await page.click(`#menu a[href="${pathOf("services", defaultLanguage)}"]`);
    await page.waitForURL(site.url + pathOf("services", defaultLanguage));
  });
});

test("the services list opens on wide screens, closes on Esc and returns the focus", async () => {
  const page = await visit(pathOf("home", secondLanguage), { width: 1440 });
  const summary = page.locator("details[data-behaviour=dropdown] summary");
  const link = page.locator(
    `details[data-behaviour=dropdown] a[href="${pathOf("websites", secondLanguage)}"]`,
  );
  await summary.focus();
  await page.keyboard.press("Enter");
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await link.isVisible()).toBe(false);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("what the consent banner opens leaves its opener under the pointer", async () => {
  for (const width of [390, 1440]) {
    const page = await visit("/", { width });
    await page.mouse.wheel(0, 300);
    const opener = page.locator("#consent summary");
    await opener.waitFor();
    const before = await opener.boundingBox();
    await opener.click();
    expect(await opener.boundingBox(), `${width} px`).toEqual(before);
  }
});

test("the consent banner waits for a scroll without a finger on the page, whose press it would take", async () => {
  const page = await visit("/", { width: 390 });
  const scroll = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("scroll", () => requestAnimationFrame(resolve), { once: true });
          scrollBy(0, 1);
        }),
    );
  await page.mouse.move(195, 800);
  await page.mouse.down();
  await scroll();
  expect(await page.isVisible("#consent")).toBe(false);
  await page.mouse.up();
  await scroll();
  expect(await page.isVisible("#consent")).toBe(true);
});

test("the bars at the end keep the page's margin, end at the window's edge and show who answers", async () => {
  for (const width of isBroad ? [390, 1440, 1920, 2560] : [390, 2560]) {
    const page = await visit(pathOf("services", defaultLanguage), { width });
    const [title, heading] = [page.locator("#closing h2"), page.locator("h1")];
    const left = async (one: typeof title) => (await one.boundingBox())?.x;
    expect(Math.round((await left(title)) ?? 0), `${width} px`).toBe(Math.round((await left(heading)) ?? -1));
    const { x = 0, width: bar = 0 } = (await page.locator("#closing a").last().boundingBox()) ?? {};
    expect(Math.round(x + bar), `${width} px`).toBe(width);
    expect(await page.locator("#closing img").count()).toBe(1);
  }
});
