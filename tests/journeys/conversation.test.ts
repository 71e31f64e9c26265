import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";

const { site, newVisitor, visit } = await startJourney();

const linesOf = (page: Page) => page.locator("main figure").first().locator("li");
const opacities = (page: Page) =>
  linesOf(page).evaluateAll((lines) => lines.map((line) => Number(getComputedStyle(line).opacity)));
const whole = async (page: Page) => Array.from({ length: await linesOf(page).count() }, () => 1);

describe.each(["home", "automation"] as const)("the conversation of %s, on a phone", (screen) => {
  const path = pathOf(screen, defaultLanguage);
  const phone = { width: 390 };

  test("waits for the visitor: each line is there once it is scrolled to", async () => {
    const page = await visit(path, phone);
    const lines = linesOf(page);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.timeline === document.timeline) animation.finish();
      }
    });
    expect((await opacities(page)).at(-1)).toBe(0);
    for (const line of await lines.all()) {
      await line.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect.poll(() => line.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
    }
  });

  test("is whole for whoever arrives further down the page", async () => {
    const page = await visit(`${path}#questions`, phone);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect.poll(() => opacities(page)).toEqual(await whole(page));
  });

  test("is whole from the start with reduced motion and on paper", async () => {
    const visitor = await newVisitor({ ...phone, reducedMotion: "reduce" });
    const page = await visitor.newPage();
    await page.goto(site.url + path);
    expect(await opacities(page)).toEqual(await whole(page));
    await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
    expect(await opacities(page)).toEqual(await whole(page));
  });
});
