import type { Page } from "playwright-core";

const written = {
  name: "Zoë Müller",
  email: "zoe@example.org",
  company: "Bäckerei Müller",
  phone: "+49 30 901820",
  message: "We need a website for our bakery.",
};

/** Waits until the form answers to its script, which comes when the visitor turns to it. */
export async function hydrated(page: Page): Promise<void> {
  await page.focus("#contact-name");
  await page.waitForSelector("astro-island:not([ssr]) #contact-form");
}

/** Fills the form in, with other words where some are given; tells what was written. */
export async function fillForm(page: Page, others: Partial<typeof written> = {}): Promise<typeof written> {
  const words = { ...written, ...others };
  for (const [field, value] of Object.entries(words)) await page.fill(`#contact-${field}`, value);
  await page.selectOption("#contact-projectType", "website");
  await page.selectOption("#contact-budget", "large");
  return words;
}

export async function sendForm(page: Page): Promise<void> {
  await page.click("#contact-form button[type=submit]");
}

/** Waits until the form says that the request has arrived. */
export async function thanked(page: Page): Promise<void> {
  await page.waitForSelector("#contact-notice[role=status]:not([hidden])");
}
