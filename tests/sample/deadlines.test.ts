import { expect, test } from "vitest";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { isBroad } from "#tests/support/breadth.ts";
import {
  confirmation,
  fillForm,
  formHydrated,
  sendForm,
  waitForThanks,
} from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";

const { site, newVisitor } = await startJourney();

/** When a message is sent, on a clock in Paris, and the day by which it is answered. */
const sent = [
  ["a Saturday", "2026-11-28T15:29:00+01:00", "2026-12-01T09:00:00+01:00"],
  ["24 December, before a week without anybody", "2026-12-24T15:00:00+01:00", "2027-01-04T15:00:00+01:00"],
  ["a working day", "2026-11-24T10:30:00+01:00", "2026-11-25T10:30:00+01:00"],
] as const;

test.each(sent)(
  "a message sent on %s is promised an answer by one day, the right one",
  async (_when, now, due) => {
    const visitor = await newVisitor({ width: 390 });
    for (const language of isBroad ? languages : [defaultLanguage]) {
      const page = await visitor.newPage();
      await page.clock.setFixedTime(new Date(now));
      await page.route("**/send-contact-email", (route) => route.fulfill({ json: { success: true } }));
      await page.goto(new URL(pathOf("contact", language), site.url).href);
      await formHydrated(page);
      await fillForm(page);
      await sendForm(page);
      await waitForThanks(page);
      const times = await page
        .locator(`${confirmation} time`)
        .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
      expect(times).toEqual([new Date(due).toISOString()]);
      await page.close();
    }
  },
);
