import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import type { ScreenKey } from "#contract/routes/screens.ts";
import { pricingCopy } from "#site/content/offer/pricing.copy.ts";
import { violations } from "#tests/support/axe.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/support/contact-form.ts";
import { startJourney } from "#tests/support/journey.ts";
import { refuseConsent, showConsent } from "#tests/support/refuse-consent.ts";

const journey = await startJourney();

const page = await journey.lastingPage({ bypassCSP: true });
await page.goto(journey.site.url);
// The banner would cover the bottom of every page.
await refuseConsent(page);

const expectNone = async (within: string) => expect(await violations(page, within), within).toEqual([]);

interface Walk {
  screen: ScreenKey;
  width: number;
  /** Brings one state of the page about after the other, and checks each. */
  go(page: Page, language: Language): Promise<unknown>;
}

/** States that need an interaction, by where they are found; what a page shows at rest is checked on every page. */
const walks: Record<string, Walk> = {
  "while consent is asked for": {
    screen: "imprint",
    width: 320,
    async go(page) {
      await showConsent(page);
      await page.click("#consent summary");
      await expectNone("#consent");
    },
  },
  "with the menu open": {
    screen: "contact",
    width: 390,
    async go(page) {
      await page.click('button[popovertarget="menu"]');
      await expectNone("#menu");
    },
  },
  "with errors in the form, when it could not be sent, and once it is": {
    screen: "contact",
    width: 390,
    async go(page) {
      await formHydrated(page);
      await sendForm(page);
      await page.waitForSelector('[aria-invalid="true"]');
      await expectNone("main");
      await page.route("**/send-contact-email", (route) => route.fulfill({ status: 500 }));
      await fillForm(page);
      await sendForm(page);
      await page.waitForSelector("#contact-notice:not([hidden])");
      await expectNone("main");
      await page.route("**/send-contact-email", (route) => route.fulfill({ json: { success: true } }));
      await sendForm(page);
      await waitForThanks(page);
      await expectNone("main");
      await page.unrouteAll();
    },
  },
  "with nothing and something found": {
    screen: "search",
    width: 390,
    async go(page, language) {
      await page.fill("#query", "xyzzyx");
      await page.waitForSelector("[data-search] [role=status]:not(:empty)");
      await expectNone("main");
      await page.fill("#query", pricingCopy(language).name);
      await page.waitForSelector("[data-search] ol a");
      await expectNone("main");
    },
  },
};

/** Languages and colour schemes take turns. */
const turns = Object.entries(walks).map(([state, walk], turn) => ({
  ...walk,
  state,
  language: languages[turn % languages.length] as Language,
  colorScheme: turn % 2 === 0 ? ("light" as const) : ("dark" as const),
}));

test.each(turns)(
  "axe finds nothing $state, in $language",
  async ({ screen, width, go, language, colorScheme }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(journey.site.url + pathOf(screen, language));
    await go(page, language);
  },
);
