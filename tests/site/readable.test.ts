import { test } from "vitest";
import { languages } from "#contract/languages.ts";
import { accessibility } from "#site/accessibility.ts";
import { violations } from "#tests/support/axe.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { refuseConsent } from "#tests/support/refuse-consent.ts";
import { pagesToCheck, screensIn } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();
const page = await lastingPage({ bypassCSP: true });
await page.goto(site.url);
// The band would cover the bottom of every page.
await refuseConsent(page);
const devtools = await page.context().newCDPSession(page);

const narrow = { width: accessibility.widths.narrow, height: 844 };
/** Screens take turns; what either shows of a colour is checked for both schemes before the build. */
const looks = [
  { window: narrow, colorScheme: "light" },
  { window: { width: 1440, height: 844 }, colorScheme: "dark" },
] as const;
/** From 64rem on a page has its columns; in this window they are as narrow as they get. */
const narrowDesk = { width: 1024, height: 844 };
/** The width of an A4 page at 96 dots an inch, in pixels. */
const paper = { width: 794, height: 844 };

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

/** Runs in the page: what main buttons say that are smaller than the accessibility statement promises. */
const smallTargets = (least: number) =>
  [...document.querySelectorAll("main [data-action], main button[type=submit]")]
    .filter((target) => target.checkVisibility())
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < least;
    })
    .map(({ textContent }) => `“${textContent}” is too small`);

/** Runs in the page: words of titles that break without a hyphen, and what hangs out of the header. */
function crampedOnDesk(): string[] {
  const broken = [...document.querySelectorAll("main :is(h1, h2, h3, th, dt)")].flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1 && title.checkVisibility()) found.push(`“${word}” breaks`);
      }
    return found;
  });
  const bar = document.querySelector("body > header");
  const hanging = [...(bar?.querySelectorAll("a, button") ?? [])].filter(
    (one) =>
      bar && one.checkVisibility() && one.getBoundingClientRect().bottom > bar.getBoundingClientRect().bottom,
  );
  return [...broken, ...hanging.map(({ textContent }) => `“${textContent}” hangs out of the header`)];
}

/** Runs in the page: what is cut off on paper, can be pressed there, or is closed and cannot be opened. */
function lostOnPaper(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  const texts = shown("main :is(h1, h2, h3, p, li, th, td, dd, figcaption, blockquote)");
  const cut = texts.filter((text) => text.getBoundingClientRect().right > innerWidth + 1);
  const controls = shown("button, select, textarea, nav, dialog, input:not([type=checkbox])");
  // Neither contents nor links lead anywhere on paper, and of a form only what was chosen is printed.
  const answers = "main details:not(nav *, form *) > :not(summary, .screen-only)";
  const closed = [...document.querySelectorAll(answers)].filter((one) => !one.checkVisibility());
  return [...cut, ...controls, ...closed].map((one) => `${one.tagName} “${one.textContent.slice(0, 40)}”`);
}

test("nothing is lost in a narrow window, with spaced or enlarged text, or on paper, no word of a title breaks on a small desk, no main button is too small, and axe finds nothing: shorten a word that is named, or give it soft hyphens", async () => {
  const thorough = new Map(
    languages.flatMap(pagesToCheck).map(({ path }, turn) => [path, looks[turn % 2] ?? looks[0]]),
  );
  const pages = languages.flatMap((language) => screensIn(language));
  await holdsFor(pages, async ({ path }) => {
    const found: string[] = [];
    const note = (how: string, faults: string[]) => found.push(...faults.map((fault) => `${how}: ${fault}`));
    await page.emulateMedia({ media: null, colorScheme: "light" });
    await page.setViewportSize(narrow);
    await page.goto(site.url + path);
    note(`at ${narrow.width} px`, await page.evaluate(lostText));
    note(`at ${narrow.width} px`, await page.evaluate(smallTargets, accessibility.targets.main));
    await page.setViewportSize(narrowDesk);
    note(`at ${narrowDesk.width} px`, await page.evaluate(crampedOnDesk));

    const look = thorough.get(path);
    if (look) {
      const { window, colorScheme } = look;
      const how = `in ${colorScheme}, ${window.width} px`;
      await page.setViewportSize(window);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(spaceText);
      note(`${how}, spaced`, await page.evaluate(lostText));
      await page.evaluate(() => document.adoptedStyleSheets.pop());
      await setTextSize(accessibility.textPercent);
      note(`${how}, enlarged`, await page.evaluate(lostText));
      await setTextSize(100);
      // There the bar at the foot of a phone's window covers no link.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      note(how, await violations(page));
      await hydrateIslands(page);
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: "print" });
      note("on paper", await page.evaluate(lostOnPaper));
    }
    if (found.length > 0) throw new Error(found.join("\n  "));
  });
});
