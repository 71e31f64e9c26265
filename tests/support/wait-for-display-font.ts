import type { Page } from "playwright-core";

/** Waits until the display font has loaded, which happens after the first paint. */
export async function waitForDisplayFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      // Some browsers keep the quotes.
      ({ family, status }) => family.replaceAll('"', "") === "Display" && status === "loaded",
    ),
  );
}
