import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pathOf } from "#contract/routes.ts";
import { startJourney } from "#tests/support/journey.ts";
import { oneLanguage } from "#tests/support/screens.ts";

const { site, newVisitor, visit } = await startJourney();

describe.each(oneLanguage)("the conversation in the bars of home, in %s", (language) => {
  const path = pathOf("home", language);
  /** What is asked, answered and proposed, as far as it can be seen. */
  const seen = (page: Page) => page.locator("main fieldset strong >> visible=true").allTextContents();

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
      expect(lines).toHaveLength(3);
      answers.add(lines.join());
      expect(await page.locator("main fieldset").boundingBox()).toEqual(box);
    }
    expect(answers.size).toBe(3);
    await page.emulateMedia({ media: "print" });
    // Three questions and answers, and one appointment.
    expect(await seen(page)).toHaveLength(2 * 3 + 1);
  });
});

describe.each(oneLanguage)("the conversation in the bars of home, in %s, by itself", (language) => {
  const chosen = (page: Page) =>
    page
      .locator("main fieldset input")
      .evaluateAll((picks) => picks.findIndex((pick) => (pick as HTMLInputElement).checked));

  /** The page whose clock the test moves, as long as each question stands. */
  async function open(reducedMotion: "reduce" | "no-preference") {
    const page = await (await newVisitor({ width: 390, reducedMotion })).newPage();
    await page.clock.install();
    await page.goto(site.url + pathOf("home", language));
    await page.waitForLoadState();
    return { page, pass: () => page.clock.runFor(4_000) };
  }

  test("asks its questions once, until it is touched; a touch of the question asks the next", async () => {
    const { page, pass } = await open("no-preference");
    await pass();
    expect(await chosen(page)).toBe(1);
    await page.locator("main fieldset input + * >> visible=true").click();
    expect(await chosen(page)).toBe(2);
    await pass();
    expect(await chosen(page)).toBe(2);
  });

  test("stands still with reduced motion", async () => {
    const { page, pass } = await open("reduce");
    await pass();
    expect(await chosen(page)).toBe(0);
  });
});
