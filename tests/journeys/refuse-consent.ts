import type { Page } from "playwright-core";

/** Refuses in the consent band, which is asked for where it waits or does not come by itself. */
export async function refuseConsent(page: Page): Promise<void> {
  await showConsent(page);
  await page.click('#consent button[value="refuse"]');
}

/** Brings up the consent band without scrolling, as its link in the footer does. */
export async function showConsent(page: Page): Promise<void> {
  await page.locator("footer a[data-consent]").dispatchEvent("click");
}
