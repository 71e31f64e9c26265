/**
 * Leaves the first paint to the page's own HTML: the scripts `tidyPages` names in `data-scripts` come after it.
 * So does the display font, which a `data-plain` page is without, but for who comes from another page of the
 * site: they have it already. Self-contained: it is written into the head as text.
 */
export function startAfterPaint(): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) document.documentElement.dataset["plain"] = "";
  const start = () => {
    for (const script of document.body.dataset["scripts"]?.split(" ") ?? []) {
      import(/* @vite-ignore */ script);
    }
  };
  addEventListener("DOMContentLoaded", () => {
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  });
}
