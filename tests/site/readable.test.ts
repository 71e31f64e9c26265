import { test } from "vitest";
import { languages } from "#contract/languages.ts";
import { accessibility } from "#site/accessibility.ts";
import { violations } from "#tests/support/axe.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { startJourney } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { refuseConsent } from "#tests/support/refuse-consent.ts";
import { pagesToCheck, screensIn } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();
const page = await lastingPage({ bypassCSP: true, reducedMotion: "reduce" });
await page.goto(site.url);
// The band would cover the bottom of every page.
await refuseConsent(page);

test("axe finds nothing on a phone in light, nor in a wide window in dark", async () => {
  await holdsFor(languages.flatMap(pagesToCheck), async ({ path }) => {
    const found: string[] = [];
    for (const [width, colorScheme] of [
      [390, "light"],
      [1440, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      if (colorScheme === "light") await page.goto(site.url + path);
      // There the bar at the foot of a phone's window covers no link.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      for (const violation of await violations(page))
        found.push(`in ${colorScheme}, ${width} px: ${violation}`);
    }
    if (found.length > 0) throw new Error(found.join("\n  "));
  });
});

test("no word leaves a narrow window, is cut off or lies on another: shorten it, or give it soft hyphens", async () => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: accessibility.widths.narrow, height: 844 });
  await holdsFor(
    languages.flatMap((language) => screensIn(language)),
    async ({ path }) => {
      await page.goto(site.url + path);
      const lost = await page.evaluate(lostText);
      if (lost.length > 0) throw new Error(lost.join(", "));
    },
  );
});
