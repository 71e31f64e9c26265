import { describe, expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { addressesOf, isScreenKey, pathOf, routeKeys, type ScreenKey } from "#src/routes.ts";
import { byteBudgets } from "#tests/byte-budgets.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { shareOf } from "#tests/journeys/screens.ts";
import { secondLanguage } from "#tests/spoken.ts";

const { site, newVisitor, visit } = await startJourney();

/** Maximum bytes a first visit on a phone transfers before any interaction, compressed. */
const most: Partial<Record<ScreenKey, number>> & { otherwise: number } = {
  home: byteBudgets.wholeHome,
  portfolio: 180_000,
  // Its cards show pictures of clients' work.
  services: 100_000,
  // Both show the face of everybody in the team.
  about: 90_000,
  agency: 90_000,
  // React is loaded at once, because the form must show the current choice.
  choices: 155_000,
  otherwise: 85_000,
};

/** Device pixel ratios: a plain screen, Lighthouse's phone, and two common phones. */
const densities = [1, 1.75, 2, 3];

const screens = routeKeys.filter(isScreenKey);

async function weigh(path: string, deviceScaleFactor: number): Promise<Record<string, number>> {
  const visitor = await newVisitor({ width: 390, deviceScaleFactor, isMobile: true, hasTouch: true });
  const page = await visitor.newPage();
  const weights: Promise<[string, number]>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    weights.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize] as const));
  });
  await page.goto(site.url + path);
  await page.waitForLoadState("networkidle");
  const found = Object.fromEntries(await Promise.all(weights));
  await visitor.close();
  return found;
}

const total = (weights: Record<string, number>) =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);

describe.each(languages)("in %s", (language) => {
  test.each(densities)(
    "the whole home page weighs at most 85 kB at 390 pixels, %s physical ones each",
    async (density) => {
      const weights = await weigh(pathOf("home", language), density);
      expect(Object.keys(weights).some((path) => path.endsWith(".woff2"))).toBe(true);
      expect(total(weights), JSON.stringify(weights, null, 1)).toBeLessThanOrEqual(most.home ?? 0);
    },
  );

  test("all other screens stay within their budgets on a high-density phone", async () => {
    for (const screen of shareOf(screens, language)) {
      const path = addressesOf(screen).find((address) => address.language === language)?.path ?? "";
      const weights = await weigh(path, 3);
      expect(total(weights), `${path} ${JSON.stringify(weights, null, 1)}`).toBeLessThanOrEqual(
        most[screen] ?? most.otherwise,
      );
    }
  });
});

test("the form's script loads on the first interaction, and keeps what was typed", async () => {
  const page = await visit(pathOf("contact", secondLanguage));
  await page.waitForLoadState("networkidle");
  await expect(page.locator("astro-island[ssr] #contact-form").count()).resolves.toBe(1);

  const held: (() => void)[] = [];
  await page.route("**/_astro/client.*.js", async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.locator("#contact-name").pressSequentially("Zoë");
  await page.selectOption("#contact-budget", "large");
  await page.fill("#contact-message", "Typed before React was there.");
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) release();
  await page.waitForSelector("astro-island:not([ssr]) #contact-form");

  expect(await page.inputValue("#contact-name")).toBe("Zoë");
  expect(await page.inputValue("#contact-budget")).toBe("large");
  expect(await page.inputValue("#contact-message")).toBe("Typed before React was there.");
  await page.click("#contact-form button[type=submit]");
  await page.waitForSelector("#contact-email[aria-invalid=true]");
  expect(await page.locator("#contact-name[aria-invalid]").count()).toBe(0);
});
