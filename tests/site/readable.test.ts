import { test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { isSample } from "#data/contract/reader/site-folder.ts";
import { accessibility } from "#site/content/copy/accessibility.ts";
import { violations } from "#tests/support/axe.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { brokenWords } from "#tests/support/broken-words.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { refuseConsent } from "#tests/support/refuse-consent.ts";
import { isOfItsKind, pagesToCheck } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();
const page = await lastingPage({ bypassCSP: true });
await page.goto(site.url);
// The banner would cover the bottom of every page.
await refuseConsent(page);
const devtools = await page.context().newCDPSession(page);
/** What the page has written to its console as an error. */
const errors: string[] = [];
page.on("console", (message) => {
  if (message.type() === "error") errors.push(message.text());
});
page.on("pageerror", ({ message }) => errors.push(message));

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
  const controls = shown(
    "button:not(:has([data-sum])), select, textarea, nav, dialog, input:not([type=checkbox])",
  );
  // A total is printed, and is a button on the screen.
  // Neither contents nor links lead anywhere on paper, and of a form only what was chosen is printed.
  const answers = "main details:not(nav *, form *) > :not(summary, .screen-only)";
  const closed = [...document.querySelectorAll(answers)].filter((one) => !one.checkVisibility());
  return [...cut, ...controls, ...closed].map((one) => `${one.tagName} “${one.textContent.slice(0, 40)}”`);
}

/**
 * Runs in the page: text outside the window, clipped by its container or covered by other text, and sideways scroll.
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
  for (const [index, { node, word, rect }] of seen.entries()) {
    for (let next = index + 1; next < seen.length; next += 1) {
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

test("nothing is lost in a narrow window, with spaced or enlarged text, or on paper, no line ends within a word, no main button is too small, axe finds nothing, and no page writes an error to the console: shorten a word that is named, bind it, or give it soft hyphens", async () => {
  const pages = languages.flatMap(pagesToCheck).map((screen, turn) => ({
    path: screen.path,
    look: looks[turn % 2] ?? looks[0],
    turn: turn % 4,
    // It takes longer than all else.
    hasAxe: !isSample || isOfItsKind(screen),
  }));
  await holdsFor(pages, async ({ path, look, turn, hasAxe }) => {
    const found: string[] = [];
    const note = (how: string, faults: string[]) => found.push(...faults.map((fault) => `${how}: ${fault}`));
    await page.emulateMedia({ media: null, colorScheme: "light" });
    await page.setViewportSize(narrow);
    await page.goto(site.url + path);
    await page.evaluate(() => document.fonts.ready);
    note(`at ${narrow.width} px`, await page.evaluate(lostText));
    note(`at ${narrow.width} px`, await page.evaluate(brokenWords));
    note(`at ${narrow.width} px`, await page.evaluate(smallTargets, accessibility.targets.main));
    await page.setViewportSize(narrowDesk);
    note(`at ${narrowDesk.width} px`, await page.evaluate(crampedOnDesk));

    const { window, colorScheme } = look;
    const how = `in ${colorScheme}, ${window.width} px`;
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme });
    if (window !== narrow) note(how, await page.evaluate(brokenWords));
    if (isBroad || turn < 2) {
      await page.evaluate(spaceText);
      note(`${how}, spaced`, await page.evaluate(lostText));
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    }
    if (isBroad || turn >= 2) {
      await setTextSize(accessibility.textPercent);
      note(`${how}, enlarged`, await page.evaluate(lostText));
      await setTextSize(100);
    }
    // There the bar at the foot of a phone's window covers no link.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    if (hasAxe) note(how, await violations(page));
    await hydrateIslands(page);
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: "print" });
    note("on paper", await page.evaluate(lostOnPaper));
    note("in the console", errors.splice(0));
    if (found.length > 0) throw new Error(found.join("\n  "));
  });
});
