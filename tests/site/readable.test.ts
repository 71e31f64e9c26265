import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { accessibility } from "#site/accessibility.ts";
import { violations } from "#tests/support/axe.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { startJourney } from "#tests/support/journey.ts";
import { lostText } from "#tests/support/lost-text.ts";
import { refuseConsent } from "#tests/support/refuse-consent.ts";
import { allPages, pagesToCheck, screensIn } from "#tests/support/screens.ts";

const { site, lastingPage } = await startJourney();
const page = await lastingPage({ bypassCSP: true });
await page.goto(site.url);
// The band would cover the bottom of every page.
await refuseConsent(page);

/** Screens take turns; what either shows of a colour is checked for both schemes before the build. */
const looks = [
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

test("axe finds nothing on a phone in light, or in a wide window in dark", async () => {
  const pages = languages.flatMap(pagesToCheck).map((screen, turn) => ({ ...screen, turn }));
  await holdsFor(pages, async ({ path, turn }) => {
    const found: string[] = [];
    for (const { width, colorScheme } of allPages ? looks : looks.slice(turn % 2, (turn % 2) + 1)) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.goto(site.url + path);
      // There the bar at the foot of a phone's window covers no link.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      for (const violation of await violations(page))
        found.push(`in ${colorScheme}, ${width} px: ${violation}`);
    }
    if (found.length > 0) throw new Error(found.join("\n  "));
  });
});

/** Runs in the page: what main buttons say that are smaller than the accessibility statement promises. */
const smallTargets = (least: number) =>
  [...document.querySelectorAll("main [data-action], main button[type=submit]")]
    .filter((target) => target.checkVisibility())
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < least;
    })
    .map(({ textContent }) => textContent);

test("in a narrow window no main button is too small, and no word leaves it, is cut off or lies on another: shorten it, or give it soft hyphens", async () => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: accessibility.widths.narrow, height: 844 });
  await holdsFor(
    languages.flatMap((language) => screensIn(language)),
    async ({ path }) => {
      await page.goto(site.url + path);
      const lost = await page.evaluate(lostText);
      if (lost.length > 0) throw new Error(lost.join(", "));
      expect(await page.evaluate(smallTargets, accessibility.targets.main)).toEqual([]);
    },
  );
});
