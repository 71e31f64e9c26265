import { expect, test } from "vitest";
import { routes } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { secondLanguage } from "#tests/spoken.ts";

const { site, newVisitor } = await startJourney();

test("the site's fonts load without scripts", async () => {
  const visitor = await newVisitor({ scripts: false });
  const page = await visitor.newPage();
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto(site.url + routes.home[secondLanguage]);
  expect((await font).status()).toBe(200);
});
