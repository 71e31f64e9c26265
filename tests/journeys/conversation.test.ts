import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";

const { site, newVisitor, visit } = await startJourney();

const linesOf = (page: Page) => page.locator("main figure").first().locator("li");
const opacities = (page: Page) =>
  linesOf(page).evaluateAll((lines) => lines.map((line) => Number(getComputedStyle(line).opacity)));
const whole = async (page: Page) => Array.from({ length: await linesOf(page).count() }, () => 1);

describe("the conversation of a service, on a phone", () => {
  const path = pathOf("automation", defaultLanguage);
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

  test("is whole from the start with reduced motion and on paper", async () => {
    const visitor = await newVisitor({ ...phone, reducedMotion: "reduce" });
    const page = await visitor.newPage();
    await page.goto(site.url + path);
    expect(await opacities(page)).toEqual(await whole(page));
    await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
    expect(await opacities(page)).toEqual(await whole(page));
  });
});

describe.each(languages)("the conversation in the bars of home, in %s", (language) => {
  const path = pathOf("home", language);
  /** The text of each answer and of each appointment that can be seen. */
  const seen = (page: Page) =>
    page
      .locator("main fieldset p")
      .evaluateAll((lines) =>
        lines
          .filter((line) => line.checkVisibility({ visibilityProperty: true }))
          .map((line) => line.textContent),
      );

  test("answers the question that the visitor chooses, without scripts, and moves nothing", async () => {
    const page = await visit(path, { width: 390, scripts: false });
    const choices = await page.locator("main fieldset input").all();
    expect(choices).toHaveLength(3);
    const box = await page.locator("main fieldset").boundingBox();
    const answers = new Set<string>();
    for (const [position, choice] of choices.entries()) {
      // The first is chosen from the start.
      if (position > 0) await choice.check();
      const lines = await seen(page);
      expect(lines).toHaveLength(2);
      answers.add(lines.join());
      expect(await page.locator("main fieldset").boundingBox()).toEqual(box);
    }
    expect(answers.size).toBe(3);
  });

  test("is whole on paper", async () => {
    const page = await visit(path);
    await page.emulateMedia({ media: "print" });
    expect(await seen(page)).toHaveLength(6);
    expect(await page.locator("main fieldset label >> visible=true").count()).toBe(3);
  });

  test("begins in the first window of a phone, and a case is seen in the second or third", async () => {
    const page = await visit(path, { width: 390 });
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(await top("main fieldset")).toBeLessThan(600);
    expect(await top("#cases img")).toBeLessThan(1500);
  });
});
