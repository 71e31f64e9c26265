import { describe, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { accessibility } from "#site/accessibility.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { refuseConsent } from "#tests/support/refuse-consent.ts";
import { pagesToCheck, screensIn } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();
const { narrow } = accessibility.widths;

/** The width of an A4 page at 96 dots an inch, in pixels. */
const paperWidth = 794;

const page = await lastingPage({ width: narrow, reducedMotion: "reduce" });
await page.goto(site.url);
await refuseConsent(page);
const devtools = await page.context().newCDPSession(page);

/**
 * Unreadable text: outside the window, clipped by its container, or covered by other text. Returns one line for each,
 * and one if the page scrolls sideways.
 */
function lostText(): string[] {
  const lost = new Set<string>();
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) lost.add(`the page scrolls sideways by ${beyond}`);

  const seen: { node: Node; word: string; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!parent || text === "" || parent.closest("[inert], script, style, noscript, option")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;

    const frames: Element[] = [];
    for (let frame: Element | null = parent; frame; frame = frame.parentElement) frames.push(frame);
    const stylesOf = frames.map((frame) => getComputedStyle(frame));
    // Visually hidden, on top of everything, or truncated on purpose.
    if (stylesOf.some(({ clipPath }) => clipPath !== "none")) continue;
    if (stylesOf.some(({ position }) => position === "fixed" || position === "sticky")) continue;
    if (stylesOf.some(({ webkitLineClamp }) => webkitLineClamp !== "none")) continue;

    const range = document.createRange();
    range.selectNodeContents(node);
    const scrolls = stylesOf.findIndex(({ overflowX }) => overflowX === "auto" || overflowX === "scroll");
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const word = text.replace(/\s+/g, " ").slice(0, 40);
      if (scrolls < 0 && (rect.left < -1 || rect.right > innerWidth + 1)) {
        lost.add(`“${word}” leaves the window`);
      }
      for (const [depth, frame] of frames.entries()) {
        if (depth === scrolls) break;
        const style = stylesOf[depth];
        if (!style || frame === document.body || frame === document.documentElement) break;
        const edge = frame.getBoundingClientRect();
        const wide =
          style.overflowX !== "visible" && (rect.right > edge.right + 2 || rect.left < edge.left - 2);
        const high = style.overflowY !== "visible" && rect.bottom > edge.bottom + rect.height / 4;
        if (wide || high) lost.add(`“${word}” is cut off`);
      }
      seen.push({ node, word, rect });
    }
  }

  seen.sort((one, other) => one.rect.top - other.rect.top);
  for (const [place, { node, word, rect }] of seen.entries()) {
    for (let next = place + 1; next < seen.length; next += 1) {
      const other = seen[next];
      if (!other || other.rect.top > rect.bottom) break;
      if (other.node === node) continue;
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      // Lines of tightly set headings overlap in their ascenders.
      const most = Math.min(rect.height, other.rect.height) / 2;
      if (width > 3 && height > most) lost.add(`“${word}” and “${other.word}” lie on each other`);
    }
  }
  return [...lost];
}

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
  test("in a narrow window, with spaced and with enlarged text, and on paper, where nothing is interactive", async () => {
    const spaced = new Set(pagesToCheck(language).map(({ path }) => path));
    for (const { path } of screensIn(language)) {
      await setTextSize(100);
      await page.setViewportSize({ width: narrow, height: 844 });
      await page.goto(site.url + path);
      await expectNothingLost(`${path} at ${narrow} px`);
      if (!spaced.has(path)) continue;
      await page.evaluate(spaceText);
      await expectNothingLost(`${path} at ${narrow} px, spaced`);
      await page.setViewportSize({ width: 1280, height: 844 });
      await expectNothingLost(`${path} at 1280 px, spaced`);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
      await setTextSize(accessibility.textPercent);
      await expectNothingLost(`${path} at 1280 px, enlarged`);
      await page.setViewportSize({ width: narrow, height: 844 });
      await expectNothingLost(`${path} at ${narrow} px, enlarged`);

      await setTextSize(100);
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
      // Neither contents nor links lead anywhere on paper.
      const answers = page.locator("main details:not(nav *) > :not(summary, .screen-only)");
      expect.soft(await answers.filter({ visible: true }).count(), path).toBe(await answers.count());
      await page.emulateMedia({ media: null });
    }
  }, 600_000);
});
