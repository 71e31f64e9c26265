import { expect, test } from "vitest";
import { languages } from "#src/languages.ts";
import { routes } from "#src/routes.ts";
import { fontArrived } from "#tests/journeys/display-font.ts";
import { startJourney } from "#tests/journeys/journey.ts";

const { site, newVisitor } = await startJourney();

test.each(languages)("a first visit in %s shows the site's own type", async (language) => {
  const page = await (await newVisitor()).newPage();
  await page.goto(site.url + routes.contact[language]);
  await fontArrived(page);
  const family = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toContain("Bricolage Grotesque");
});

test("who has no scripts gets the site's type all the same", async () => {
  const visitor = await newVisitor({ scripts: false });
  const page = await visitor.newPage();
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto(site.url + routes.home.en);
  expect((await font).status()).toBe(200);
});
