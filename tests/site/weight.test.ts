import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
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

test("every screen stays within its budget on a high-density phone without a cache, home in every language", async () => {
  const page = await lastingPage({ width: 390, deviceScaleFactor: 3, isMobile: true, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  let weights: Promise<[string, number]>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    weights.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize] as const));
  });
  const screens = routeKeys.filter(isScreenKey);
  for (const language of languages) {
    const own = screens.filter((screen) => hasScreenIn(screen, language));
    for (const screen of new Set<ScreenKey>(["home", ...shareOf(own, language)])) {
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
});
