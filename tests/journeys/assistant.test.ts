import type { Page } from "playwright-core";
import { assert, expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { bakery } from "#data/site/content/facts/bakery.ts";
import { assistantCopy } from "#site/screens/automation/assistant/assistant.copy.ts";
import { violations } from "#tests/support/axe.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, thirdLanguage } from "#tests/support/test-languages.ts";

const { site, newVisitor, visit } = await startJourney();

const messages = '#assistant input[name="assistant"]';
const replies = '#assistant input:not([name="assistant"]) >> visible=true';

/** Where the messages and what follows them stand, from the top of the page. */
const places = (page: Page) =>
  page
    .locator('#assistant label:has([name="assistant"]), #assistant ~ *')
    .evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    );

/** What is asked and answered, as far as it can be seen. */
const spoken = (page: Page) => page.locator("#assistant p >> visible=true").allTextContents();

test.each(isBroad ? languages : [defaultLanguage])(
  "in %s every message is answered as the copy says, without scripts, and moves nothing",
  async (language) => {
    const words = Object.values(assistantCopy(language).messages);
    const page = await visit(pathOf("automation", language), { width: 390, scripts: false });
    const choices = await page.locator(messages).all();
    expect(choices).toHaveLength(words.length);
    const before = await places(page);
    for (const [position, { asked, answered, next }] of words.entries()) {
      // The first is chosen from the start.
      if (position > 0) await choices[position]?.check();
      expect(await spoken(page)).toEqual([asked, answered]);
      if (next) {
        await page.locator(replies).check();
        expect(await spoken(page)).toEqual([next.asked, next.answered]);
      }
      expect(await places(page)).toEqual(before);
    }
  },
);

test("one of the open slots is booked, and stays so while something else is asked", async () => {
  const language = thirdLanguage;
  const { messages: written } = assistantCopy(language);
  const booking = Object.values(written).findIndex(({ times }) => times);
  const page = await visit(pathOf("automation", language), { width: 390, scripts: false });
  await page.locator(messages).nth(booking).check();
  assert(bakery);
  expect(await page.locator(replies).count()).toBe(bakery.slots.length);
  const asked = await spoken(page);
  await page.locator(replies).nth(1).check();
  const booked = await spoken(page);
  expect(booked).not.toEqual(asked);
  await page
    .locator(messages)
    .nth(booking === 0 ? 1 : 0)
    .check();
  expect(await spoken(page)).not.toEqual(booked);
  await page.locator(messages).nth(booking).check();
  expect(await spoken(page)).toEqual(booked);
});

test("each choice is described by its answer, each bar says who speaks, and on paper all is there", async () => {
  const language = secondLanguage;
  const words = assistantCopy(language);
  const visitor = await newVisitor({ width: 390, bypassCSP: true });
  const page = await visitor.newPage();
  await page.goto(site.url + pathOf("automation", language));
  const described = await page
    .locator(messages)
    .evaluateAll((inputs) =>
      inputs.map(
        (input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    );
  expect(described).toEqual(Object.values(words.messages).map(({ answered }) => answered));
  const speakers = await page.locator("#assistant p >> visible=true").locator("..").allTextContents();
  for (const [position, who] of [words.who.asked, words.who.answered].entries())
    expect(speakers[position]).toContain(who);
  await page.locator(messages).last().check();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  const followed = Object.values(words.messages).filter(({ next, times }) => next ?? times);
  expect(await spoken(page)).toHaveLength(2 * (Object.keys(words.messages).length + followed.length));
});
