import { expect, test } from "vitest";
import { accessibility } from "#content/facts/accessibility.ts";
import { languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { startJourney } from "#tests/journeys/journey.ts";
import { refuseConsent } from "#tests/journeys/refuse-consent.ts";
import { shareOf } from "#tests/journeys/screens.ts";

const { visit } = await startJourney();

test.each(languages)(
  "the accessibility statement in %s is right about the size of click targets",
  async (language) => {
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
  },
);
