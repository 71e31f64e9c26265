import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import type { ScreenKey } from "#contract/routes/screens.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { refuseConsent, showConsent } from "#tests/support/refuse-consent.ts";
import { twoCurrencies } from "#tests/support/test-languages.ts";
import { waitForDisplayFont } from "#tests/support/wait-for-display-font.ts";

const { site, lastingPage } = await startJourney();
const page = await lastingPage();
await page.goto(site.url);
await refuseConsent(page);

interface State {
  name: string;
  /** Element or area where the state is visible. */
  place: string;
  /** Enters or leaves the state. */
  change(page: Page, place: Locator): Promise<unknown>;
}

const withoutAttribute = (name: string) => (_: Page, place: Locator) =>
  place.evaluate((element, attribute) => element.removeAttribute(attribute), name);

/** States that must be visible, each with an action that changes it, by their screen. */
const states: [screen: ScreenKey, ...State[]][] = [
  [
    "services",
    {
      name: "the current screen in the menu",
      place: "header nav a[aria-current]:not([hreflang]) >> visible=true",
      change: withoutAttribute("aria-current"),
    },
    {
      name: "the current language",
      place: "header a[hreflang][aria-current] >> visible=true",
      change: withoutAttribute("aria-current"),
    },
  ],
  [
    "home",
    {
      name: "a ticked box",
      place: "#consent input[name=measurement]",
      change: (_, place) => place.check(),
    },
  ],
  [
    "contact",
    {
      name: "a field in error",
      place: "#contact-email",
      change: (_, place) => place.evaluate((element) => element.setAttribute("aria-invalid", "true")),
    },
  ],
  [
    "pricing",
    {
      name: "the chosen currency",
      place: `main button[value=${twoCurrencies[1]}] >> nth=0`,
      change: (_, place) => place.click(),
    },
  ],
  [
    "portfolio",
    {
      name: "the chosen filter of the cases",
      place: 'main label:has(input[name="category"]) >> nth=1',
      change: (_, place) => place.locator("input").check(),
    },
    {
      name: "the slide that is shown",
      place: "main fieldset button[aria-current]",
      change: withoutAttribute("aria-current"),
    },
  ],
];

/** Both schemes, and the colours that the visitor forces; the contrasts of both are checked before a build. */
const looks = [
  { colorScheme: "light", forcedColors: "none" },
  ...(isBroad ? [{ colorScheme: "dark", forcedColors: "none" } as const] : []),
  { colorScheme: "light", forcedColors: "active" },
] as const;

/** Runs in the page: grounds that keep their colour where the visitor forces others. */
function ownGrounds(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll("[data-ground]")]
    .map((ground) => getComputedStyle(ground).borderImageSource)
    .filter((picture) => picture !== "none" && !picture.includes(paper));
}

test.each(states)(
  "on %s every state is visible, in forced colours as well, in which no ground keeps its own",
  async (screen, ...shown) => {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await page.goto(site.url + pathOf(screen, defaultLanguage));
    await hydrateIslands(page);
    await waitForDisplayFont(page);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await page.evaluate(ownGrounds)).toEqual([]);
    for (const { name, place: selector, change } of shown) {
      if (selector.startsWith("#consent")) {
        await showConsent(page);
        await page.locator("#consent details").evaluate((details) => details.setAttribute("open", ""));
      }
      const place = page.locator(selector).first();
      await place.scrollIntoViewIfNeeded();
      // What no longer fits the selector stays the same element.
      const element = await place.elementHandle();
      const pictures = async () => {
        const taken: string[] = [];
        for (const look of looks) {
          await page.emulateMedia(look);
          const picture = await element?.screenshot({ animations: "disabled", caret: "hide" });
          taken.push(picture?.toString("base64") ?? "");
        }
        return taken;
      };
      const before = await pictures();
      await change(page, place);
      await page.mouse.move(2, 400);
      // A focus ring left by a click does not count.
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      const after = await pictures();
      expect(
        after.filter((picture, look) => picture === before[look]),
        name,
      ).toEqual([]);
    }
  },
);
