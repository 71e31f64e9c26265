import type { Page } from "playwright-core";
import { fieldSpecs, formFields } from "#contract/lead/lead-fields.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";

const written = {
  name: "Zoë Müller",
  email: "zoe@example.org",
  company: "Bäckerei Müller",
  phone: "+49 30 901820",
  message: "We need a website for our bakery.",
};

/** The panel that replaces the form once it is sent. */
export const confirmation = "[data-sent]";

/** Waits until the form is hydrated, which the browser does once it is idle. */
export async function formHydrated(page: Page): Promise<void> {
  await page.waitForSelector("astro-island:not([ssr]) #contact-form");
}

/** Fills in the form, with other values where given; returns what was entered. */
export async function fillForm(page: Page, others: Partial<typeof written> = {}): Promise<typeof written> {
  const words = { ...written, ...others };
  const lead = { ...sampleLead, budget: "large", ...words };
  for (const field of formFields) {
    const control = `#contact-${field}`;
    if (fieldSpecs[field].kind === "checkbox") await page.check(control);
    else if ("options" in fieldSpecs[field])
      await page.selectOption(control, await offered(page, control, lead[field]));
    else await page.fill(control, lead[field]);
  }
  return words;
}

/** A value of a list, or its last one where it does not have that. */
async function offered(page: Page, control: string, value: string): Promise<string> {
  const values = await page
    .locator(`${control} option`)
    .evaluateAll((options) => options.map((one) => one.getAttribute("value") ?? ""));
  return values.includes(value) ? value : (values.at(-1) ?? "");
}

export async function sendForm(page: Page): Promise<void> {
  await page.click("#contact-form button[type=submit]");
}

/** Waits for the confirmation that the request has arrived. */
export async function waitForThanks(page: Page): Promise<void> {
  await page.waitForSelector(`${confirmation} h2`);
}
