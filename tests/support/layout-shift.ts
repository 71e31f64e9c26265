import type { Page } from "playwright-core";

/** Cumulative layout shift since the page was opened, with that of the next frames. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    // What is observed is reported in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return sum;
  });
}
