import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { honeypotField } from "#content/facts/contact-form.ts";
import { routes } from "#src/routes.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/journeys/contact-form.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage } from "#tests/spoken.ts";

const { site, visit } = await startJourney();

async function filledForm(scripts: boolean): Promise<Page> {
  const page = await visit(routes.contact[secondLanguage], { scripts });
  if (scripts) await formHydrated(page);
  await fillForm(page);
  return page;
}

describe("the honeypot field", () => {
  test("is neither visible, focusable nor announced", async () => {
    const page = await filledForm(true);
    const clipped = await page
      .locator(`[name=${honeypotField}]`)
      .evaluate((field) => getComputedStyle(field).clipPath);
    expect(clipped).toBe("inset(50%)");
    await page.focus("#contact-message");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
    expect(await page.locator("#contact-form").getByRole("textbox").count()).toBe(5);
  });

  test.each([true, false])(
    "marks a lead that fills it in, sends no receipt, and thanks the visitor (scripts: %s)",
    async (scripts) => {
      const page = await filledForm(scripts);
      await page.locator(`[name=${honeypotField}]`).evaluate((field) => {
        if (field instanceof HTMLInputElement) field.value = "https://spam.example";
      });
      // Filling in the honeypot and being fast would quarantine the lead; this visitor takes their time.
      if (scripts) await page.waitForTimeout(3_200);
      await sendForm(page);
      if (scripts) await waitForThanks(page);
      else await page.waitForURL(site.url + routes.thanks[secondLanguage]);
      expect(site.leads().at(-1)).toMatchObject({
        state: "accepted",
        signals: expect.stringContaining("hidden-field"),
      });
      const { email } = site.leads().at(-1) ?? {};
      await expect.poll(() => site.mails.some(({ text }) => text?.includes(String(email)))).toBe(true);
      const receipts = site.mails.filter(({ to }) => to?.some(({ address }) => address === email));
      expect(receipts).toEqual([]);
    },
  );
});

test("the page learns that its lead was scored, but not the score", async () => {
  const page = await filledForm(true);
  const scored = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        document.addEventListener("measure", ({ detail }) => {
          if (detail.name === "lead_scored") resolve(detail);
        });
      }),
  );
  await sendForm(page);
  expect(await scored).toEqual({ name: "lead_scored" });
  expect(site.leads().at(-1)).toMatchObject({ state: "accepted", score: expect.any(Number) });
});
