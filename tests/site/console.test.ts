import { expect, test } from "vitest";
import { languages } from "#contract/languages/languages.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { pagesToCheck } from "#tests/support/screens.ts";

const { site, newVisitor } = await startJourney();

test("no page writes an error to the console", async () => {
  const visitor = await newVisitor();
  const errors: string[] = [];
  for (const { path } of languages.flatMap(pagesToCheck)) {
    const page = await visitor.newPage();
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${path}: ${message.text()}`);
    });
    page.on("pageerror", (error) => errors.push(`${path}: ${error.message}`));
    await page.goto(site.url + path);
    await hydrateIslands(page);
    await page.close();
  }
  expect(errors).toEqual([]);
});
