import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { defaultLanguage } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { oneLanguage } from "#tests/journeys/screens.ts";

const { visit } = await startJourney();

test("each line of a service's conversation is there once it is scrolled to, and all of them at rest and on paper", async () => {
  const page = await visit(pathOf("automation", defaultLanguage), { width: 390 });
  const lines = page.locator("main figure").first().locator("li");
  const opacities = () =>
    lines.evaluateAll((all) => all.map((line) => Number(getComputedStyle(line).opacity)));
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish();
    }
  });
  expect((await opacities()).at(-1)).toBe(0);
  for (const line of await lines.all()) {
    await line.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(() => line.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  }
  await page.evaluate(() => scrollTo(0, 0));
  for (const media of [{ reducedMotion: "reduce" }, { reducedMotion: null, media: "print" }] as const) {
    await page.emulateMedia(media);
    expect(new Set(await opacities())).toEqual(new Set([1]));
  }
});

describe.each(oneLanguage)("the conversation in the bars of home, in %s", (language) => {
  const path = pathOf("home", language);
  /** The text of each answer and of each appointment that can be seen. */
  const seen = (page: Page) => page.locator("main fieldset p >> visible=true").allTextContents();

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
    await page.emulateMedia({ media: "print" });
    expect(await seen(page)).toHaveLength(6);
  });

  test("begins in the first window of a phone, and a case is seen in the second or third", async () => {
    const page = await visit(path, { width: 390 });
    for (const [selector, most] of [
      ["main fieldset", 600],
      ["#cases img", 1500],
    ] as const) {
      const box = await page.locator(selector).first().boundingBox();
      expect(box?.y, selector).toBeLessThan(most);
    }
  });
});
