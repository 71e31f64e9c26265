import type { Browser, Locator, Page } from "playwright-core";
import { startOwn } from "#bench/peers.ts";
import type { Measured } from "#bench/results.ts";
import { median } from "#bench/statistics.ts";
import { languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";

/** How long a mouse hovers over a link before clicking, and a finger stays down, in milliseconds. */
const rest = { hover: 500, touch: 100 } as const;

type Way = keyof typeof rest;

/** Opens each page the home pages link to, after a pause on its link, and records how the page was loaded. */
export async function measureNavigation(): Promise<Measured> {
  const server = await startOwn();
  const browser = await launchBrowser();
  const opened: Awaited<ReturnType<typeof openNext>>[] = [];
  try {
    for (const language of languages) {
      for (const way of ["hover", "touch"] as const) {
        const home = new URL(pathOf("home", language), server.url).href;
        for (const path of await linksOf(browser, home))
          opened.push(await openNext(browser, home, path, way));
      }
    }
  } finally {
    await browser.close();
    await server.end();
  }
  const atOnce = opened.filter(({ how }) => how !== "network");
  const of = (way: Way) => {
    const all = opened.filter((one) => one.way === way);
    return `${way} ${all.filter(({ how }) => how !== "network").length} of ${all.length}`;
  };
  const waits = (list: typeof opened) => `${median(list.map(({ wait }) => wait)).toFixed(0)} ms`;
  return {
    figures: {
      openedAtOnce: {
        value: (100 * atOnce.length) / opened.length,
        note: `${of("hover")}, ${of("touch")} links on the three home pages; response after ${waits(opened)}`,
      },
    },
    details: opened,
  };
}

async function linksOf(browser: Browser, home: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(home);
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      .map(({ pathname }) => pathname),
  );
  await page.close();
  return [...new Set(paths)];
}

async function openNext(browser: Browser, home: string, path: string, way: Way) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await browser.newContext(way === "touch" ? phone : {});
  try {
    const page = await visitor.newPage();
    await page.goto(home, { waitUntil: "networkidle" });
    const link = page.locator(`main a[href="${path}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const arrived = page.waitForURL((url) => url.pathname === path);
    if (way === "hover") {
      await link.hover();
      await page.waitForTimeout(rest.hover);
      await link.click();
    } else {
      await tap(page, link);
    }
    await arrived;
    await page.waitForLoadState("load");
    return { path, way, ...(await arrival(page)) };
  } finally {
    await visitor.close();
  }
}

/** Sends a real touch event: events dispatched by a script would not trigger the browser's prefetching. */
async function tap(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error("the link is not shown");
  const finger = await page.context().newCDPSession(page);
  const point = { x: box.x + Math.min(box.width / 2, 20), y: box.y + box.height / 2 };
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(rest.touch);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** How the page was loaded: prerendered, prefetched, from the HTTP cache, or over the network. */
function arrival(page: Page) {
  return page.evaluate(() => {
    const [timing] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
      readonly activationStart?: number;
      readonly deliveryType?: string;
    })[];
    if (!timing) throw new Error("no navigation timing");
    const { activationStart = 0, deliveryType = "", transferSize, responseStart, startTime } = timing;
    const how =
      activationStart > 0
        ? "painted beforehand"
        : deliveryType === "navigational-prefetch"
          ? "fetched beforehand"
          : transferSize === 0
            ? "from the store"
            : "network";
    return { how, deliveryType, wait: Math.max(0, responseStart - Math.max(startTime, activationStart)) };
  });
}
