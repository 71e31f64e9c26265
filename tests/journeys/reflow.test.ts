import { describe, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { accessibility } from "#site/accessibility.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { refuseConsent } from "#tests/support/refuse-consent.ts";
import { allPages, pagesToCheck } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();
const { narrow } = accessibility.widths;

/** The width of an A4 page at 96 dots an inch, in pixels. */
const paperWidth = 794;

const page = await lastingPage({ width: narrow });
await page.goto(site.url);
await refuseConsent(page);
const devtools = await page.context().newCDPSession(page);

/** Text spacing that WCAG 1.4.12 lets a visitor set. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-block-end: 2em !important }",
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Sets the size of text in percent of what a browser starts with, as a visitor does. */
async function setTextSize(percent: number): Promise<void> {
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
}

async function expectNothingLost(where: string): Promise<void> {
  expect.soft((await page.evaluate(lostText)).join("\n"), where).toBe("");
}

describe.each(languages)("in %s no text is lost", (language) => {
  test("with spaced and with enlarged text, and on paper, where nothing is interactive", async () => {
    for (const [turn, { path }] of pagesToCheck(language).entries()) {
      await page.goto(site.url + path);
      // Screens take turns.
      for (const width of allPages ? [narrow, 1280] : [turn % 2 === 0 ? narrow : 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(spaceText);
        await expectNothingLost(`${path} at ${width} px, spaced`);
        await page.evaluate(() => document.adoptedStyleSheets.pop());
        await setTextSize(accessibility.textPercent);
        await expectNothingLost(`${path} at ${width} px, enlarged`);
        await setTextSize(100);
      }

      await page.setViewportSize({ width: paperWidth, height: 844 });
      await hydrateIslands(page);
      await page.emulateMedia({ media: "print" });
      const cut = await page
        .locator("main :is(h1, h2, h3, p, li, th, td, dd, figcaption, blockquote)")
        .evaluateAll((texts) =>
          texts
            .filter((text) => text.checkVisibility() && text.getBoundingClientRect().right > innerWidth + 1)
            .map((text) => text.textContent),
        );
      expect.soft(cut, `${path} on paper`).toEqual([]);
      const controls = "button, select, textarea, nav, dialog, input:not([type=checkbox])";
      expect.soft(await page.locator(controls).filter({ visible: true }).count(), `${path} on paper`).toBe(0);
      // Neither contents nor links lead anywhere on paper, and of a form only what was chosen is printed.
      const answers = page.locator("main details:not(nav *, form *) > :not(summary, .screen-only)");
      expect.soft(await answers.filter({ visible: true }).count(), path).toBe(await answers.count());
      await page.emulateMedia({ media: null });
    }
  }, 600_000);
});
