import type { Page } from "playwright-core";
import { isConsentAsked } from "#data/site/content/facts/consent-services.ts";

/** Refuses in the consent banner, if the site has one, and opens it first where it has not appeared. */
export async function refuseConsent(page: Page): Promise<void> {
  if (!isConsentAsked) return;
  await showConsent(page);
  await page.click('#consent button[value="refuse"]');
}

/** Opens the consent banner without scrolling, as its link in the footer does. */
export async function showConsent(page: Page): Promise<void> {
  await page.locator("footer a[data-consent]").dispatchEvent("click");
}
