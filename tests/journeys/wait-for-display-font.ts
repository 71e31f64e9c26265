import type { Page } from "playwright-core";

/** Waits until the display font has loaded, which happens after the first paint. */
export async function waitForDisplayFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes("Bricolage Grotesque") && status === "loaded",
    ),
  );
}
