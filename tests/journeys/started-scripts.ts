import type { BrowserContext, Page } from "playwright-core";

/** As text, for no compiler to touch its `import`: a module that is asked for again has run once it is there. */
const allRun = `new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }))
  .then(() => document.body.dataset.scripts?.split(" ") ?? [])
  .then((scripts) => Promise.allSettled(scripts.map((script) => import(script))))
  .then(() => {})`;

/** Waits until the page's scripts have run, which start after the first paint. */
async function scriptsRun(page: Page): Promise<void> {
  // The page may lead elsewhere at once.
  await page.evaluate(allRun).catch(() => {});
}

/** Waits until the page, which is about to, has loaded itself anew and its scripts have run. */
export async function reloaded(page: Page): Promise<void> {
  await page.waitForEvent("load");
  await scriptsRun(page);
}

const ways = ["goto", "reload", "goBack", "goForward", "waitForURL"] as const;

/**
 * Lets every way to a page end once the page's scripts have run, as browsers' `load` event, which does not wait
 * for them, ends them otherwise. Whoever waits for less, such as `domcontentloaded`, gets no more.
 */
export function waitForScripts(visitor: BrowserContext): void {
  visitor.on("page", (page) => {
    for (const way of ways) {
      const go = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>;
      const goAndWait = async (...given: unknown[]) => {
        const answer = await go(...given);
        if (!isHasty(given.at(-1))) await scriptsRun(page);
        return answer;
      };
      Object.assign(page, { [way]: goAndWait });
    }
  });
}

function isHasty(options: unknown): boolean {
  if (typeof options !== "object" || options === null || !("waitUntil" in options)) return false;
  return options.waitUntil === "commit" || options.waitUntil === "domcontentloaded";
}
