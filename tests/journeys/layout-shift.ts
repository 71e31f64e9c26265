import type { Page } from "playwright-core";

/** Cumulative layout shift since the page was opened, plus that of the given number of milliseconds from now on. */
export function layoutShift(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(async (duration) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, duration));
    return sum;
  }, milliseconds);
}
