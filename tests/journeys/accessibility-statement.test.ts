import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { accessibility } from "#content/facts/accessibility.ts";
import { languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { refuseConsent } from "#tests/journeys/refuse-consent.ts";
import { shareOf } from "#tests/journeys/screens.ts";

const { visit } = await startJourney();

/** Claims of the statement, in its order, each with the tests that back it. */
const claims = [
  { claim: "automatic rules", file: "tests/journeys/accessibility.test.ts", test: "axe finds nothing" },
  { claim: "keyboard", file: "tests/journeys/keyboard.test.ts", test: "the Tab key leads through" },
  { claim: "small screens, large type", file: "tests/journeys/reflow.test.ts", test: "no text is lost" },
  { claim: "colours", file: "src/styles/contrast.test.ts", test: "is read on" },
  { claim: "without scripts", file: "tests/journeys/frame.test.ts", test: "without scripts" },
];

describe.each(languages)("the statement in %s", (language) => {
  test("claims exactly what tests verify", async () => {
    const page = await visit(pathOf("accessibility", language));
    const claimed = await page.locator('main [aria-labelledby="section-2"] ul > li').allTextContents();
    expect(claimed).toHaveLength(claims.length);
    for (const { file, test: title } of claims) {
      expect(readFileSync(join(import.meta.dirname, "../..", file), "utf8"), file).toContain(title);
    }
    // The statement's figures are those the tests use.
    const { narrow, middle, wide } = accessibility.widths;
    for (const width of [narrow, middle, wide]) {
      expect(claimed[0]?.replace(/[.,\s]/g, "")).toContain(String(width));
    }
    expect(claimed[2]).toMatch(new RegExp(`${accessibility.textPercent}\\s?%`));
  });

  test("is right about the size of click targets", async () => {
    for (const screen of shareOf(["home", "contact", "pricing", "websites"] as const, language)) {
      const page = await visit(pathOf(screen, language), { width: 390 });
      await refuseConsent(page);
      const buttons = page.locator("main [data-action], main button[type=submit] >> visible=true");
      for (const button of await buttons.all()) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(width, height), `${screen}: ${await button.textContent()}`).toBeGreaterThanOrEqual(
          accessibility.targets.main,
        );
      }
    }
  });
});
