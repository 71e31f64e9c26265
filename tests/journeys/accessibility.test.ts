import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { currencies } from "#contract/facts/currencies.ts";
import { defaultLanguage, type Language, languages } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { accessibility } from "#site/accessibility.ts";
import { pricingWords } from "#site/screens/pricing/words.ts";
import { violations } from "#tests/support/axe.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";
import { refuseConsent, showConsent } from "#tests/support/refuse-consent.ts";
import { shareOf } from "#tests/support/screens.ts";

const journey = await startJourney();

const page = await journey.lastingPage({ bypassCSP: true });
// The form would keep what another state has written in it.
await page.addInitScript(() => sessionStorage.clear());
await page.goto(journey.site.url);
// The band would cover the bottom of every page.
await refuseConsent(page);

async function wear(width: number, colorScheme: "light" | "dark"): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

describe.each(languages)("in %s axe finds nothing", (language) => {
  test.each(shareOf(Object.keys(states) as State[], language))("%s", async (state) => {
    const { screen, width, bringAbout } = states[state];
    // States take turns.
    const isLight = Object.keys(states).indexOf(state) % 2 === 0;
    await wear(width, isLight ? "light" : "dark");
    await page.goto(journey.site.url + pathOf(screen, language));
    await bringAbout(page, language);
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
  });
});

test("the accessibility statement is right about the size of click targets", async () => {
  for (const [position, screen] of (["home", "contact", "pricing", "websites"] as const).entries()) {
    await wear(390, "light");
    const path = pathOf(screen, languages[position % languages.length] ?? defaultLanguage);
    await page.goto(journey.site.url + path);
    for (const target of await page
      .locator("main [data-action], main button[type=submit] >> visible=true")
      .all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      const least = accessibility.targets.main;
      expect(Math.min(width, height), `${path}: ${await target.textContent()}`).toBeGreaterThanOrEqual(least);
    }
  }
});

/** States that need an interaction, and where to find them. */
const states = {
  "while consent is asked for": {
    screen: "imprint",
    width: 320,
    async bringAbout(page) {
      await showConsent(page);
      await page.click("#consent summary");
    },
  },
  "with the menu open": {
    screen: "contact",
    width: 390,
    bringAbout: (page) => page.click('button[popovertarget="menu"]'),
  },
  "with the services list open": {
    screen: "services",
    width: 1440,
    bringAbout: (page) => page.click("details[data-behaviour=dropdown] summary"),
  },
  "with errors in the form": {
    screen: "contact",
    width: 390,
    async bringAbout(page) {
      await formHydrated(page);
      await sendForm(page);
      await page.waitForSelector('[aria-invalid="true"]');
    },
  },
  "when the form could not be sent": {
    screen: "contact",
    width: 1440,
    async bringAbout(page) {
      await page.route("**/send-contact-email", (route) => route.fulfill({ status: 500 }));
      await formHydrated(page);
      await fillForm(page);
      await sendForm(page);
      await page.waitForSelector("#contact-notice:not([hidden])");
    },
  },
  "once the form is sent": {
    screen: "contact",
    width: 390,
    async bringAbout(page) {
      await page.route("**/send-contact-email", (route) => route.fulfill({ json: { success: true } }));
      await formHydrated(page);
      await fillForm(page);
      await sendForm(page);
      await waitForThanks(page);
    },
  },
  "with the cases filtered": {
    screen: "portfolio",
    width: 768,
    bringAbout: (page) => page.check('main input[name="category"] >> nth=1'),
  },
  "with something found": {
    screen: "search",
    width: 390,
    async bringAbout(page, language) {
      await page.fill("#query", pricingWords(language).name);
      await page.waitForSelector("[data-search] ol a");
    },
  },
  "with nothing found": {
    screen: "search",
    width: 390,
    async bringAbout(page) {
      await page.fill("#query", "xyzzyx");
      await page.waitForSelector("[data-search] [role=status]:not(:empty)");
    },
  },
  "with prices in the last currency": {
    screen: "pricing",
    width: 390,
    bringAbout: (page) => page.click(`main button[value=${currencies.at(-1)}] >> nth=0`),
  },
} as const satisfies Record<
  string,
  {
    screen: Parameters<typeof pathOf>[0];
    width: number;
    bringAbout(page: Page, language: Language): Promise<unknown>;
  }
>;

type State = keyof typeof states;
