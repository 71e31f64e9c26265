import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { timestampAt } from "#contract/formats/business-hours.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { honeypotField } from "#contract/schemas/field-names.ts";
import { site as identity } from "#data/contract/facts/site.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import { queueDailyReport } from "#leads/daily/daily-report.ts";
import { openStore } from "#leads/store/open-store.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

const { site, visit } = await startJourney({ isAlone: true });
const words = leadActionsCopy(identity.agencyLanguage);

const message = "Guten Tag,\nwir eröffnen im Mai und brauchen eine Seite mit Mittagskarte.";

/** A real person, but quick and with a form filler that fills in every field: quarantined all the same. */
async function sendAndBeSetAside(): Promise<void> {
  const page = await visit(pathOf("contact", thirdLanguage));
  await formHydrated(page);
  await fillForm(page, { message });
  await page.locator(`[name=${honeypotField}]`).evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = "Zoë Müller";
  });
  // Fake clock: however slow the machine is, no time has passed since the page was opened.
  await page.evaluate(() => {
    performance.now = () => 900;
  });
  await sendForm(page);
  await waitForThanks(page);
}

const leadStatusOf = (page: Page) => page.textContent("[role=status]");
const stateOf = () => site.leads().at(-1)?.["state"];

test("a genuine lead in quarantine is released by one click in the daily mail, and answered like any other", async () => {
  await sendAndBeSetAside();
  expect(stateOf()).toBe("quarantined");
  expect(site.mails).toEqual([]);
  const store = await openStore(site.dataFolder);
  // On a working day, whatever day it is now.
  const monday = timestampAt("2026-11-23", identity.hours.opens, identity.hours.timeZone);
  await queueDailyReport(store, { now: () => monday }, identity.contact.requestsTo);
  await store.destroy();

  // Link scanners of mail providers follow links.
  const page = await visit(await site.linkWith("lead"));
  await page.reload();
  expect(await leadStatusOf(page)).toBe(words.states.suspect);
  expect(stateOf()).toBe("quarantined");
  await page.getByRole("button", { name: words.actions.release.button }).click();
  await expect.poll(() => leadStatusOf(page)).toBe(words.states.new);
  expect(stateOf()).toBe("accepted");
  const acknowledgement = await site.mail(({ to }) =>
    to?.some(({ address }) => address === "zoe@example.org"),
  );
  expect(acknowledgement.html).toContain(`lang="${thirdLanguage}"`);
  const agency = await site.mail(({ replyTo }) => replyTo?.[0]?.address === "zoe@example.org");
  expect(agency.text).toContain("Mittagskarte");
});

test("the field that only programs fill in is neither visible, focusable nor announced, and marks a lead sent without scripts", async () => {
  const path = pathOf("contact", thirdLanguage);
  const page = await visit(path);
  const field = `[name=${honeypotField}]`;
  expect(await page.locator(field).evaluate((one) => getComputedStyle(one).clipPath)).toBe("inset(50%)");
  // Back through the whole form: wherever the field stands among the others, nobody comes to it.
  const passed = new Set<string | undefined>();
  await page.focus("#contact-form [type=submit]");
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press("Shift+Tab");
    passed.add(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? undefined));
  }
  expect(passed).toContain("message");
  expect(passed).not.toContain(honeypotField);
  expect(await page.locator("#contact-form").getByRole("textbox").count()).toBe(5);

  const plain = await visit(path, { scripts: false });
  await fillForm(plain, { email: "robot@example.org" });
  await plain.locator(field).evaluate((one) => one.setAttribute("value", "https://spam.example"));
  await sendForm(plain);
  await plain.waitForURL(site.url + pathOf("thanks", thirdLanguage));
  expect(site.leads().at(-1)).toMatchObject({
    state: "accepted",
    signals: expect.stringContaining("hidden-field"),
  });
});
