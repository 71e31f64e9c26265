import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { hasScreenIn, isScreenKey, pathOf, routeKeys, type ScreenKey } from "#contract/routes.ts";
import { atMost, byteBudgets } from "#tests/support/byte-budgets.ts";
import { startJourney } from "#tests/support/journey.ts";
import { shareOf } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();

/** Maximum bytes a first visit on a phone transfers before any interaction, compressed. */
const most: Partial<Record<ScreenKey, number>> & { otherwise: number } = {
  portfolio: 180_000,
  // Its cards show pictures of clients' work.
  services: 100_000,
  // Both show the face of everybody in the team.
  about: 90_000,
  agency: 90_000,
  otherwise: 85_000,
};

/** Opens pages as on a first visit, one after the other; what each transfers must stay within its budget. */
async function weigh(screens: Iterable<ScreenKey>, language: Language): Promise<void> {
  const page = await lastingPage({ width: 390, deviceScaleFactor: 3, isMobile: true, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  let weights: Promise<[string, number]>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    weights.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize] as const));
  });
  for (const screen of screens) {
    weights = [];
    const path = pathOf(screen, language);
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const found = Object.fromEntries(await Promise.all(weights));
    expect(Object.keys(found).some((file) => file.endsWith(".woff2"))).toBe(true);
    const sum = Object.values(found).reduce((total, weight) => total + weight, 0);
    expect(sum, `${path} ${JSON.stringify(found, null, 1)}`).toBeLessThanOrEqual(
      screen === "home" ? byteBudgets.wholeHome : atMost(most[screen] ?? most.otherwise),
    );
  }
}

test("every screen stays within its budget on a high-density phone without a cache, home in every language", async () => {
  const screens = routeKeys.filter(isScreenKey);
  // They mostly wait for the network to be idle.
  await Promise.all(
    languages.map((language) => {
      const own = screens.filter((screen) => hasScreenIn(screen, language));
      return weigh(new Set<ScreenKey>(["home", ...shareOf(own, language)]), language);
    }),
  );
});
