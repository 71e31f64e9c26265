import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { kilobytes } from "#bench/bytes.ts";
import { startOwn } from "#bench/peers.ts";
import type { Measured } from "#bench/results.ts";
import { canonicalPages } from "#bench/site-pages.ts";
import { largest } from "#bench/statistics.ts";
import { languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";

/** A typical phone: three device pixels per CSS pixel. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

/** One response as sent: bytes of its body, and of its headers before HTTP/2 compresses them. */
interface ResponseSize {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly headers: number;
}

/** Opens every page in a fresh browser and counts what it receives. */
export async function measureTransfer(): Promise<Measured> {
  const pages = await canonicalPages();
  const server = await startOwn();
  const browser = await launchBrowser();
  const origin = new URL(server.url).origin;
  const weighed: Awaited<ReturnType<typeof open>>[] = [];
  const homes: Awaited<ReturnType<typeof open>>[] = [];
  try {
    for (const { path, document } of pages) {
      const hasIsland = document.querySelector("astro-island") !== null;
      weighed.push(await open(browser, origin, path, hasIsland));
    }
    for (const language of languages) {
      homes.push(await open(browser, origin, pathOf("home", language), false));
    }
  } finally {
    await browser.close();
    await server.end();
  }
  const plain = largest(
    weighed.filter(({ hasIsland }) => !hasIsland),
    ({ scripts }) => scripts,
  );
  const withIsland = weighed.filter(({ hasIsland }) => hasIsland);
  const full = largest(withIsland, ({ scripts }) => scripts);
  const early = largest(withIsland, ({ scriptsSeen }) => scriptsSeen);
  const home = largest(homes, ({ bytes }) => bytes);
  const parts = Object.entries(home.byType).map(([type, bytes]) => `${type} ${kilobytes(bytes)}`);
  return {
    figures: {
      scriptsWithoutIsland: { value: plain.scripts / 1000, note: plain.path },
      scriptsWithIsland: {
        value: full.scripts / 1000,
        note: `${full.path}; before any interaction ${kilobytes(early.scriptsSeen)} (${early.path})`,
      },
      wholeHome: { value: home.bytes / 1000, note: `${home.path}: ${parts.join(", ")}` },
    },
    details: { homes, pages: weighed.toSorted((one, other) => other.bytes - one.bytes) },
  };
}

/**
 * Compressed body bytes received: `bytes` when idle, `scriptsSeen` after scrolling through the page,
 * `scripts` after focusing each island as well.
 */
async function open(browser: Browser, origin: string, path: string, hasIsland: boolean) {
  const visitor = await browser.newContext(phone);
  try {
    const page = await visitor.newPage();
    const arrived: ResponseSize[] = [];
    const counting: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const count = async () => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        arrived.push({
          path: new URL(request.url()).pathname,
          type: request.resourceType(),
          bytes: responseBodySize,
          headers: responseHeadersSize,
        });
      };
      counting.push(count().catch(() => {}));
    });
    const sum = async (type?: string) => {
      await page.waitForLoadState("networkidle");
      await Promise.all(counting);
      return arrived
        .filter((one) => type === undefined || one.type === type)
        .reduce((total, { bytes }) => total + bytes, 0);
    };

    await page.goto(origin + path, { waitUntil: "networkidle" });
    const bytes = await sum();
    const byType = Object.fromEntries(
      await Promise.all(
        [...new Set(arrived.map(({ type }) => type))].map(async (type) => [type, await sum(type)] as const),
      ),
    );
    const atRest = [...arrived];
    const inline = brotliCompressSync(await inlineScripts(page)).length;
    if (hasIsland) await seeAll(page);
    const scriptsSeen = inline + (await sum("script"));
    if (hasIsland) await touchIslands(page);
    const scripts = inline + (await sum("script"));
    return { path, hasIsland, bytes, byType, inline, scriptsSeen, scripts, atRest };
  } finally {
    await visitor.close();
  }
}

function inlineScripts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")]
      .filter(({ type }) => ["", "module", "text/javascript"].includes(type))
      .map(({ text }) => text)
      .join("\n"),
  );
}

/** Scrolls from top to bottom, one screen at a time, until nothing more is requested. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForTimeout(500);
}

/** Focuses each island, as a tap or the keyboard would. */
async function touchIslands(page: Page): Promise<void> {
  for (const island of await page.locator("astro-island").all()) {
    const first = island.locator("input, select, textarea, button, a[href]").first();
    if ((await first.count()) === 0 || !(await first.isVisible())) continue;
    await first.scrollIntoViewIfNeeded();
    await first.dispatchEvent("pointerdown");
    await first.focus();
  }
  await page.waitForTimeout(500);
}
