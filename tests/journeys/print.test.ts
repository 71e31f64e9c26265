import { expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { hydrateIslands, startJourney } from "#tests/journeys/journey.ts";
import { pagesToCheck } from "#tests/journeys/screens.ts";

const { site, lastingPage } = await startJourney();

/** The width of an A4 page at 96 dots an inch, in pixels. */
const paperWidth = 794;

const page = await lastingPage({ width: paperWidth });

test.each(languages.flatMap((language) => pagesToCheck(language)))(
  "$path prints its whole content and nothing interactive",
  async ({ path }) => {
    await page.emulateMedia({ media: "screen" });
    await page.goto(site.url + path);
    await hydrateIslands(page);
    await page.emulateMedia({ media: "print" });
    const controls = "button, select, textarea, nav, dialog, input:not([type=checkbox])";
    expect(await page.locator(controls).filter({ visible: true }).count()).toBe(0);
    const answers = page.locator("main details > :not(summary)");
    expect(await answers.filter({ visible: true }).count()).toBe(await answers.count());
    expect(await outside()).toEqual([]);
  },
);

/** Texts that paper cuts off at its side. */
function outside(): Promise<string[]> {
  return page
    .locator("main :is(h1, h2, h3, p, li, th, td, dd, figcaption, blockquote)")
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility() && text.getBoundingClientRect().right > innerWidth + 1)
        .map((text) => text.textContent),
    );
}
