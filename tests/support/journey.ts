import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach } from "vitest";
import { carouselBehaviour } from "#site/screens/portfolio/connect-carousel.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { type RunningSite, startSite } from "#tests/support/running-site.ts";

interface Visitor {
  /** Width of the window in pixels. */
  width?: number;
  scripts?: boolean;
}

interface Journey {
  site: RunningSite;
  /** A browser context without cookies or storage; closed after the test. */
  newVisitor(visitor?: Visitor & BrowserContextOptions): Promise<BrowserContext>;
  /**
   * A page at a path of the site, of a visitor without cookies or storage. It is the same page every time, which takes
   * a third of the time that a new visitor does.
   */
  visit(path: string, visitor?: Visitor): Promise<Page>;
  /** A page for all tests of the file, of a visitor who stays. */
  lastingPage(visitor?: Visitor & BrowserContextOptions): Promise<Page>;
}

interface JourneyOptions {
  /** Folder of another built site. */
  folder?: string | undefined;
  /** Whether the back/forward cache is on. */
  keepsPages?: boolean;
}

/** The files of a worker share a browser, which ends with the worker. */
const browsers = new Map<boolean, Promise<Browser>>();

/** Starts the site for a test file, and stops it after its last test. */
export async function startJourney({ folder, keepsPages = false }: JourneyOptions = {}): Promise<Journey> {
  const launched = browsers.get(keepsPages) ?? launchBrowser({ keepsPages });
  browsers.set(keepsPages, launched);
  const [browser, site] = await Promise.all([launched, startSite(folder)]);
  const visitors: BrowserContext[] = [];
  const lasting: BrowserContext[] = [];
  const visited = new Map<boolean, Page>();

  const open = ({ width = 1280, scripts = true, ...options }: Visitor & BrowserContextOptions = {}) =>
    browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled: scripts, ...options });

  const lastingPage: Journey["lastingPage"] = async (options) => {
    const visitor = await open(options);
    lasting.push(visitor);
    return visitor.newPage();
  };

  const close = (contexts: BrowserContext[]) =>
    Promise.all(contexts.splice(0).map((context) => context.close()));
  afterEach(() => close(visitors));
  afterAll(async () => {
    await close(lasting);
    await site.stop();
  });

  return {
    site,
    lastingPage,
    async newVisitor(options) {
      const visitor = await open(options);
      visitors.push(visitor);
      return visitor;
    },
    async visit(path, { width = 1280, scripts = true } = {}) {
      const page = visited.get(scripts) ?? (await lastingPage({ scripts }));
      visited.set(scripts, page);
      await page.unrouteAll();
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null });
      await page.setViewportSize({ width, height: 844 });
      // A page may store something when it is left.
      await page.goto(`${site.url}/robots.txt`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.context().clearCookies();
      await page.goto(site.url + path);
      return page;
    },
  };
}

/** Hydrates every island and starts the carousel, which wait to be touched or to be seen. */
export async function hydrateIslands(page: Page): Promise<void> {
  const carousel = `[data-behaviour=${carouselBehaviour}]`;
  for (const island of await page.locator("astro-island").all()) await island.dispatchEvent("focusin");
  for (const one of await page.locator(carousel).all()) await one.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (idle) => document.querySelector(idle) === null,
    `astro-island[ssr], ${carousel}:not([data-ready])`,
  );
  await page.evaluate(() => scrollTo(0, 0));
}
