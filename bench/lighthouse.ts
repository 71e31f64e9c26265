import { join } from "node:path";
import { serveBarePages } from "#bench/bare-pages.ts";
import { startOwn } from "#bench/peers.ts";
import { outputOf } from "#bench/processes.ts";
import type { Measured } from "#bench/results.ts";
import { canonicalPages, screens } from "#bench/site-pages.ts";
import { largest, median } from "#bench/statistics.ts";
import type { BuiltPage } from "#tests/contract/built-site.ts";
import { freePort } from "#tests/free-port.ts";
import { launchBrowser } from "#tests/journeys/browser.ts";

/** One Lighthouse run, as written by bench/tools/lighthouse.ts. */
interface Run {
  readonly scores: Readonly<Record<string, number>>;
  /** Audits that cost points, by category. */
  readonly failed: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds. */
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Runs Lighthouse on screens as a phone sees them, each next to a bare page with the same text.
 *
 * Scores come from simulated throttling, as in PageSpeed Insights. Paint times do not: the simulation takes
 * every font that a server on the same machine delivers before the first paint for one that blocks it, though
 * text is painted without waiting for fonts. They are read from runs on a connection and processor that are
 * slowed down in fact.
 */
export async function measureWithLighthouse(
  runs: number,
  inAll: boolean,
  only: readonly string[],
): Promise<Measured> {
  const paths = only.length > 0 ? only : await screens(inAll);
  const pages = (await canonicalPages()).filter(({ path }) => paths.includes(path));
  const unknown = paths.filter((path) => !pages.some((page) => page.path === path));
  if (unknown.length > 0) throw new Error(`no page is built at ${unknown.join(", ")}`);
  const port = await freePort();
  const own = await startOwn();
  const bare = await serveBarePages(pages);
  // Blocks every host but this machine, whatever a page, the browser or Lighthouse requests.
  const browser = await launchBrowser({
    switches: [`--remote-debugging-port=${port}`, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
  const judged: Screen[] = [];
  try {
    for (const page of pages) {
      const taken: Taken = { simulated: [], slowed: [], bare: [] };
      const address = new URL(page.path, own.url).href;
      for (let run = 0; run < runs; run += 1) {
        taken.simulated.push(await judge(port, "simulate", categories.join(","), address));
        taken.slowed.push(await judge(port, "devtools", "performance", address));
        taken.bare.push(await judge(port, "devtools", "performance", bare.url + page.path));
      }
      const screen = summary(page, taken, bare.sizeOf(page.path));
      console.log(
        `${screen.path}: ${Object.values(screen.scores).join(" / ")}, ` +
          `first paint ${screen.firstPaint.toFixed(0)} ms (bare ${screen.bare.firstPaint.toFixed(0)}), ` +
          `largest ${screen.largestPaint.toFixed(0)} ms (bare ${screen.bare.largestPaint.toFixed(0)})`,
      );
      judged.push(screen);
    }
  } finally {
    await browser.close();
    await bare.end();
    await own.end();
  }

  const lowest = (category: (typeof categories)[number]) => {
    const asked = judged.filter((screen) => category !== "seo" || screen.wantsToBeFound);
    const below = asked.filter(({ scores }) => (scores[category] ?? 0) < 100);
    const worst = largest(asked, ({ scores }) => -(scores[category] ?? 0));
    const audits = worst.failed?.[category] ?? [];
    return {
      value: worst.scores[category] ?? 0,
      note:
        below.length === 0
          ? `${asked.length} of ${asked.length} screens, median of ${runs}`
          : `${worst.path}${audits.length > 0 ? ` (${audits.join(", ")})` : ""}; ${below.length} of ${asked.length} screens below 100`,
    };
  };
  const besideBare = (paint: "firstPaint" | "largestPaint") => {
    const ratio = (screen: Screen) => screen[paint] / screen.bare[paint];
    const worst = largest(judged, ratio);
    return {
      value: median(judged.map(ratio)),
      note: `worst: ${worst.path}, ${ratio(worst).toFixed(2)}×, ${worst[paint].toFixed(0)} against ${worst.bare[paint].toFixed(0)} ms`,
    };
  };
  const blocked = largest(judged, ({ blockingTime }) => blockingTime);
  const shifted = largest(judged, ({ layoutShift }) => layoutShift);
  return {
    figures: {
      performance: lowest("performance"),
      accessibility: lowest("accessibility"),
      bestPractices: lowest("best-practices"),
      seo: lowest("seo"),
      firstPaint: besideBare("firstPaint"),
      largestPaint: besideBare("largestPaint"),
      blockingTime: { value: blocked.blockingTime, note: blocked.path },
      layoutShift: {
        value: shifted.layoutShift,
        note: shifted.layoutShift > 0 ? shifted.path : "on no screen",
      },
    },
    details: { runs, judged },
  };
}

/** The runs of one screen, and of the bare page next to it. */
type Taken = Record<"simulated" | "slowed" | "bare", Run[]>;

/** Medians of a screen's runs. */
function summary(page: BuiltPage, { simulated, slowed, bare }: Taken, bareBytes: number) {
  const robots = page.document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "";
  const of = (list: readonly Run[], figure: (run: Run) => number) => median(list.map(figure));
  return {
    path: page.path,
    wantsToBeFound: !robots.includes("noindex"),
    scores: Object.fromEntries(
      categories.map((category) => [category, of(simulated, ({ scores }) => scores[category] ?? 0)]),
    ),
    failed: simulated.at(-1)?.failed,
    firstPaint: of(slowed, (run) => run.firstContentfulPaint),
    largestPaint: of(slowed, (run) => run.largestContentfulPaint),
    blockingTime: of(simulated, (run) => run.totalBlockingTime),
    // As precise as Lighthouse displays it.
    layoutShift: Math.round(1000 * of(simulated, (run) => run.layoutShift)) / 1000,
    bare: {
      bytes: bareBytes,
      firstPaint: of(bare, (run) => run.firstContentfulPaint),
      largestPaint: of(bare, (run) => run.largestContentfulPaint),
    },
  };
}

type Screen = ReturnType<typeof summary>;

const program = join(import.meta.dirname, "tools/lighthouse.ts");

async function judge(
  port: number,
  throttling: "simulate" | "devtools",
  asked: string,
  address: string,
): Promise<Run> {
  return JSON.parse(await outputOf(process.execPath, [program, String(port), throttling, asked, address]));
}
