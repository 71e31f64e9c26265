import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#contract/routes/addresses.ts";
import { startJourney } from "#tests/support/journey.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

const { site, newVisitor, visit } = await startJourney();

/** What is asked, answered and proposed, as far as it can be seen. */
const seen = (page: Page) => page.locator("main fieldset strong >> visible=true").allTextContents();

test("the conversation in the bars of home answers the question that the visitor chooses, without scripts, and moves nothing", async () => {
  const page = await visit(pathOf("home", thirdLanguage), { width: 390, scripts: false });
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

/** Which question is chosen after one has stood long enough, on a page whose clock the test moves. */
async function chosenAfter(page: Page): Promise<number> {
  await page.clock.runFor(4_000);
  return page
    .locator("main fieldset input")
    .evaluateAll((picks) => picks.findIndex((pick) => (pick as HTMLInputElement).checked));
}

test("by itself the conversation asks its questions once, until it is touched; with reduced motion it stands still", async () => {
  const page = await (await newVisitor({ width: 390 })).newPage();
  await page.clock.install();
  await page.goto(site.url);
  expect(await chosenAfter(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  expect(await chosenAfter(page)).toBe(1);
  // A touch of the question asks the next.
  await page.locator("main fieldset input + * >> visible=true").click();
  for (let turn = 0; turn < 2; turn += 1) expect(await chosenAfter(page)).toBe(2);
});

test("on request it asks what else the page answers, in the words of its list", async () => {
  const page = await visit(pathOf("home", thirdLanguage));
  const questions = await page.locator("#questions summary").allTextContents();
  await page.locator("main fieldset button").click();
  const asked = page.locator("main fieldset input");
  const labels = await asked.evaluateAll((picks) => picks.map((pick) => pick.getAttribute("aria-label")));
  expect(labels.slice(3)).toEqual(questions);
  expect(await asked.nth(3).isChecked()).toBe(true);
  const [question, answer] = await seen(page);
  expect(question).toBe(labels[3]);
  const answers = await page.locator("#questions p").allTextContents();
  expect(answers.some((text) => text.startsWith(answer ?? "-"))).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect((await seen(page))[0]).toBe(labels[4]);
});
