import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { isScreenKey, pathOf, type RouteKey, routes } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";

const journey = await startJourney();
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const screens = (Object.keys(routes) as RouteKey[]).filter(isScreenKey);

/** Each path with the scheme and width it is looked at in; the combinations rotate over the pages. */
const looks = [
  { width: 320, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 768, colorScheme: "light" },
  { width: 320, colorScheme: "dark" },
  { width: 1440, colorScheme: "light" },
] as const;

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      resultTypes: ["violations"],
    }),
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

describe.each(languages)("in %s axe finds nothing", (language) => {
  test.each(screens)("on %s", async (screen) => {
    const position = screens.indexOf(screen) + languages.indexOf(language);
    for (const look of [looks[position % looks.length], looks[(position + 2) % looks.length]]) {
      const visitor = await journey.newVisitor({ ...look, bypassCSP: true, reducedMotion: "reduce" });
      const page = await visitor.newPage();
      await page.goto(journey.site.url + pathOf(screen, language));
      expect(await violations(page), JSON.stringify(look)).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `wider than ${look?.width}`).toBeLessThanOrEqual(0);
      await visitor.close();
    }
  });

  test("in the states a visitor brings about: menu open, errors shown", async () => {
    const visitor = await journey.newVisitor({ width: 390, bypassCSP: true });
    const page = await visitor.newPage();
    await page.goto(journey.site.url + pathOf("contact", language));
    await page.click('button[popovertarget="menu"]');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("#contact-form").scrollIntoViewIfNeeded();
    await page.waitForSelector("astro-island:not([ssr]) #contact-form");
    await page.click("#contact-form button[type=submit]");
    await page.waitForSelector('[aria-invalid="true"]');
    expect(await violations(page)).toEqual([]);
  });
});
