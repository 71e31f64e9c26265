import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pathOf } from "#contract/routes.ts";
import { startJourney } from "#tests/support/journey.ts";
import { oneLanguage } from "#tests/support/screens.ts";

const { visit } = await startJourney();

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
