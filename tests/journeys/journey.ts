import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach } from "vitest";
import { launchBrowser } from "#tests/journeys/browser.ts";
import { type RunningSite, startSite } from "#tests/journeys/running-site.ts";

interface Visitor {
  /** Width of the window in pixels. */
  width?: number;
  scripts?: boolean;
}

export interface Journey {
  site: RunningSite;
  /** A browser context without cookies or storage; closed after the test. */
  newVisitor(visitor?: Visitor & BrowserContextOptions): Promise<BrowserContext>;
  /** A new visitor's page at a path of the site. */
  visit(path: string, visitor?: Visitor): Promise<Page>;
  /**
   * A page for all tests of the file, of a visitor who stays: opening another address in it takes a third of the
   * time a new visitor does.
   */
  lastingPage(visitor?: Visitor & BrowserContextOptions): Promise<Page>;
}

interface JourneyOptions {
  /** Folder of another built site. */
  folder?: string | undefined;
  /** Whether the back/forward cache is on. */
  keepsPages?: boolean;
}

/** Starts the site and a browser for a test file; stops both after its last test. */
export async function startJourney({ folder, keepsPages = false }: JourneyOptions = {}): Promise<Journey> {
  const browser = await launchBrowser({ keepsPages });
  const site = await startSite({}, folder);
  const visitors: BrowserContext[] = [];

  const lastingVisitor: Journey["newVisitor"] = ({ width = 1280, scripts = true, ...options } = {}) =>
    browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled: scripts, ...options });

  const newVisitor: Journey["newVisitor"] = async (options) => {
    const visitor = await lastingVisitor(options);
    visitors.push(visitor);
    return visitor;
  };

  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  return {
    site,
    newVisitor,
    async visit(path, visitor) {
      const page = await (await newVisitor(visitor)).newPage();
      await page.goto(site.url + path);
      return page;
    },
    async lastingPage(visitor) {
      return (await lastingVisitor(visitor)).newPage();
    },
  };
}

/** Hydrates every island, including those that wait for an interaction. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  // Some hydrate on a key press; hydrate them all, so that the test does not depend on it.
  for (const island of await page.locator("astro-island").all()) await island.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector("astro-island[ssr]") === null);
  await page.evaluate(() => scrollTo(0, 0));
}
