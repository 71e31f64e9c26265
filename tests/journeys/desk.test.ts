import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { site as identity } from "#data/contract/facts/site.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import { systemClock } from "#leads/clock.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { violations } from "#tests/support/axe.ts";
import { startJourney } from "#tests/support/journey.ts";
import { newLead } from "#tests/support/sample-lead.ts";

const { site, newVisitor } = await startJourney({ isAlone: true });
const desk = deskCopy(identity.agencyLanguage);
const { actions, states } = leadActionsCopy(identity.agencyLanguage);
const [mailbox = ""] = identity.contact.requestsTo;

const names = [
  "Hélène Œuvrard",
  "Zoë Müller",
  "A name of many syllables without any break ".repeat(2).trim(),
];

async function saveLeads(): Promise<void> {
  const store = await openStore(site.dataFolder);
  for (const [index, name] of names.entries()) {
    const lead = { ...newLead.lead, name, company: `Company ${index}`, phone: `06 12 34 56 7${index}` };
    const source = { referrer: "www.example.org", utm_source: "newsletter", utm_campaign: "spring" };
    await saveLead(store, systemClock, {
      ...newLead,
      lead,
      origin: { service: null, buttonPromise: null, source },
    });
  }
  await store.destroy();
}

/** Neither broken rules of accessibility, nor anything wider than the window. */
async function expectSound(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect(await violations(page)).toEqual([]);
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(window ?? 0);
}

/** Goes on by the keyboard to a control, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return page.keyboard.press("Enter");
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test("on a phone and by keyboard, somebody signs in, finds a request, answers it, notes it and leaves", async () => {
  await saveLeads();
  const visitor = await newVisitor({
    viewport: { width: 390, height: 664 },
    bypassCSP: true,
  });
  const page = await visitor.newPage();
  await page.goto(site.url + deskPath);
  await expectSound(page, "light");
  await page.keyboard.press("Tab");
  await page.keyboard.type(mailbox);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: desk.sent.heading }).waitFor();

  await page.goto(site.url + (await site.linkWith("sign-in")));
  await press(page, desk.enter.button);
  await page.waitForURL(site.url + deskPath);
  const rows = page.locator("li.lead a");
  expect(await rows.count()).toBe(names.length);

  // Past the way out.
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press("Tab");
  await page.keyboard.type("+33 6 12345670");
  await page.keyboard.press("Enter");
  await expect.poll(() => rows.allTextContents()).toEqual(["Hélène Œuvrard, Company 0"]);
  await press(page, "Hélène Œuvrard, Company 0");
  await page.waitForURL(/desk\/[\da-f-]{36}$/);
  await press(page, actions.answered.button);
  await expect
    .poll(() => page.textContent("[role=status]"))
    .toContain(states.answered({ moment: "" }).trim());
  await page.getByLabel(desk.history.add).fill("She wants a call on Monday.");
  await press(page, desk.history.button);
  await page.getByText("She wants a call on Monday.").waitFor();
  expect(await page.textContent("main")).toContain(mailbox);
  await expectSound(page, "light");

  await press(page, desk.back);
  await page.waitForURL(site.url + deskPath);
  await press(page, desk.signOut.everywhere);
  await page.getByRole("heading", { name: desk.signIn.heading }).waitFor();
});
