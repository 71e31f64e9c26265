import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { pathOf, type ScreenKey } from "#contract/routes.ts";
import { hydrateIslands, startJourney } from "#tests/support/journey.ts";
import { refuseConsent, showConsent } from "#tests/support/refuse-consent.ts";
import { twoCurrencies } from "#tests/support/spoken.ts";
import { waitForDisplayFont } from "#tests/support/wait-for-display-font.ts";

const { site, lastingPage } = await startJourney();
const page = await lastingPage({ reducedMotion: "reduce" });
await page.goto(site.url);
await refuseConsent(page);

/** Margin around an element in which its state may show, in pixels. */
const margin = 8;

interface State {
  screen: ScreenKey;
  /** Element or area where the state is visible. */
  place: string;
  /** Enters or leaves the state. */
  change(page: Page, place: Locator): Promise<unknown>;
}

const withoutAttribute = (name: string) => (_: Page, place: Locator) =>
  place.evaluate((element, attribute) => element.removeAttribute(attribute), name);

/** `:focus-visible` needs a key press before. */
async function focusByKey(page: Page, place: Locator): Promise<void> {
  await page.keyboard.press("Tab");
  await place.focus();
}

/** States that must be visible, each with an action that changes it. */
const states: Record<string, State> = {
  "the current screen in the menu": {
    screen: "services",
    place: "header nav a[aria-current]:not([hreflang]) >> visible=true",
    change: withoutAttribute("aria-current"),
  },
  "the current language": {
    screen: "home",
    place: "header a[hreflang][aria-current] >> visible=true",
    change: withoutAttribute("aria-current"),
  },
  "the focus on a link": {
    screen: "home",
    place: "header nav a >> visible=true >> nth=1",
    change: focusByKey,
  },
  "the focus on a main button": {
    screen: "home",
    place: "main a >> nth=0",
    change: focusByKey,
  },
  "the focus in a field": {
    screen: "contact",
    place: "#contact-name",
    change: focusByKey,
  },
  "the chosen currency": {
    screen: "pricing",
    place: `main button[value=${twoCurrencies(defaultLanguage)[1]}] >> nth=0`,
    change: (_, place) => place.click(),
  },
  "the chosen filter of the cases": {
    screen: "portfolio",
    place: 'main label:has(input[name="category"]) >> nth=1',
    change: (_, place) => place.locator("input").check(),
  },
  "the slide that is shown": {
    screen: "portfolio",
    place: "main fieldset button[aria-current]",
    change: withoutAttribute("aria-current"),
  },
  "a field in error": {
    screen: "contact",
    place: "#contact-name",
    change: (_, place) => place.evaluate((element) => element.setAttribute("aria-invalid", "true")),
  },
  "a ticked box": {
    screen: "home",
    place: "#consent input[name=measurement]",
    change: (_, place) => place.check(),
  },
};

/** Colours that the visitor forces, and the two schemes by turns. */
const looksOf = (turn: number) =>
  [
    { colorScheme: turn % 2 === 0 ? "light" : "dark", forcedColors: "none" },
    { colorScheme: "light", forcedColors: "active" },
  ] as const;

/** Area of an element in the window, plus a margin. */
async function surroundings(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("the place cannot be seen");
  return {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

test.each(Object.keys(states))("%s is visible, in forced colours as well", async (name) => {
  const state = states[name];
  if (!state) throw new Error(name);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  // The currency lasts for the visit.
  await page.context().clearCookies();
  await page.goto(site.url + pathOf(state.screen, defaultLanguage));
  if (state.place.startsWith("#consent")) {
    await showConsent(page);
    await page.locator("#consent details").evaluate((details) => details.setAttribute("open", ""));
  }
  const place = page.locator(state.place).first();
  await place.scrollIntoViewIfNeeded();
  await hydrateIslands(page);
  await place.scrollIntoViewIfNeeded();
  await waitForDisplayFont(page);
  const clip = await surroundings(place);
  const pictures = async () => {
    const taken: string[] = [];
    for (const look of looksOf(Object.keys(states).indexOf(name))) {
      await page.emulateMedia(look);
      const picture = await page.screenshot({ clip, animations: "disabled", caret: "hide" });
      taken.push(picture.toString("base64"));
    }
    return taken;
  };

  const before = await pictures();
  expect(await pictures(), "the place is at rest").toEqual(before);
  await state.change(page, place);
  await page.mouse.move(2, 400);
  // A focus ring left by a click does not count.
  if (!name.startsWith("the focus")) {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
  const after = await pictures();
  expect(after.filter((picture, look) => picture === before[look])).toEqual([]);
});

test.each(["home", "contact"] as const)(
  "no ground keeps its colour when the visitor forces others: %s",
  async (screen) => {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    await page.goto(site.url + pathOf(screen, defaultLanguage));
    const painted = await page.evaluate(() => {
      const paper = getComputedStyle(document.body).backgroundColor;
      return [...document.querySelectorAll("[data-ground]")]
        .map((ground) => getComputedStyle(ground).borderImageSource)
        .filter((picture) => picture !== "none" && !picture.includes(paper));
    });
    expect(painted).toEqual([]);
  },
);

test("every row of the services can be read under the pointer", async () => {
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await page.goto(site.url + pathOf("services", defaultLanguage));
  for (const row of await page.locator("main ul[data-ground] a").all()) {
    await row.hover();
    const { words, behind } = await row.evaluate((link) => {
      const grounds = [link, link.closest("[data-ground]") ?? link].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
      return {
        words: getComputedStyle(link).color,
        behind: grounds.find((ground) => ground !== "rgba(0, 0, 0, 0)"),
      };
    });
    expect(words).not.toBe(behind);
  }
});
