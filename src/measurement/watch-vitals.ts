import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/**
 * Measures how fast the visitor sees and uses the page, and reports it when they leave or put it aside: each
 * value once a view, as it is then. A page that comes back from the browser's cache is a new view; one that
 * is drawn ahead is measured from the moment it is shown.
 */
export function watchVitals(report: (said: object) => void): void {
  const { screen } = document.body.dataset;
  if (!screen) return;
  const reported = new Set<string>();
  const waiting = new Map<string, Metric>();
  const keep = (metric: Metric) => {
    if (!reported.has(metric.id)) waiting.set(metric.id, metric);
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep);

  // Leaving hides a page too. web-vitals hears of it first: it listens on the way down.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || waiting.size === 0) return;
    const vitals = Object.fromEntries(
      Array.from(waiting.values(), ({ name, value }) => [name, Math.round(value * 1000) / 1000]),
    );
    for (const id of waiting.keys()) reported.add(id);
    waiting.clear();
    report({ screen, window: innerWidth < 768 ? "narrow" : "wide", vitals });
  });
}
