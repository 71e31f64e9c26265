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
   * a quarter of the time that a new visitor does.
   */
  visit(path: string, visitor?: Visitor): Promise<Page>;
  /** A page for all tests of the file, of a visitor who stays. */
  lastingPage(visitor?: Visitor & BrowserContextOptions): Promise<Page>;
}

interface JourneyOptions {
  /** Whether the back/forward cache is on. */
  keepsPages?: boolean;
  /** Whether all requests and mails of the site are those of the file. */
  isAlone?: boolean;
}

/** The files of a worker share a browser, the page of `visit` and a site, which end with the worker. */
const browsers = new Map<boolean, Promise<Browser>>();
const visited = new Map<boolean, Page>();
let shared: Promise<RunningSite> | undefined;

export async function startJourney({
  keepsPages = false,
  isAlone = false,
}: JourneyOptions = {}): Promise<Journey> {
  const launched = browsers.get(keepsPages) ?? launchBrowser({ keepsPages });
  browsers.set(keepsPages, launched);
  const own = isAlone ? startSite() : undefined;
  if (!own) shared ??= startSite();
  const [browser, site] = await Promise.all([launched, own ?? (shared as Promise<RunningSite>)]);
  const visitors: BrowserContext[] = [];
  const lasting: BrowserContext[] = [];

  const open = ({ width = 1280, scripts = true, ...options }: Visitor & BrowserContextOptions = {}) =>
    browser.newContext({
      viewport: { width, height: 844 },
      javaScriptEnabled: scripts,
      // Pages that cross-fade and scroll smoothly take a second longer; tests of motion ask for it.
      reducedMotion: "reduce",
      ...options,
    });

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
    await (await own)?.stop();
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
      const page = visited.get(scripts) ?? (await (await open({ scripts })).newPage());
      visited.set(scripts, page);
      await page.setViewportSize({ width, height: 844 });
      await makeNew(page, site.url);
      await page.goto(site.url + path);
      return page;
    },
  };
}

/** Takes everything from a page that a visitor before may have left: routes, settings, storage, cookies. */
async function makeNew(page: Page, address: string): Promise<void> {
  await Promise.all([page.unrouteAll(), page.context().unrouteAll()]);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: "reduce" });
  // A page may store something when it is left.
  await page.goto(`${address}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/** Waits until every island is hydrated and the carousel started, which may wait to be seen. */
export async function hydrateIslands(page: Page): Promise<void> {
  const carousel = `[data-behaviour=${carouselBehaviour}]`;
  const waiting = `astro-island[ssr], ${carousel}:not([data-ready])`;
  // Each comes into view in its turn; an island has no box of its own.
  await page.waitForFunction((selector) => {
    const next = document.querySelector(selector);
    const place = [next, ...(next?.children ?? [])].find((one) => one?.getClientRects().length);
    // `scrollIntoView` would also move the place that the Tab key starts from.
    if (place) {
      const { top } = place.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight / 2, behavior: "instant" });
    }
    return next === null;
  }, waiting);
  await page.evaluate(() => scrollTo(0, 0));
}
