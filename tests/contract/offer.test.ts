import { describe, expect, test } from "vitest";
import { packageKeys } from "#content/facts/button-promises.ts";
import { conversion } from "#content/facts/conversion.ts";
import { prices } from "#content/facts/prices.ts";
import { type Currency, currencies } from "#src/currencies.ts";
import { addMoney, formatMoney, type Money, multiplyMoney } from "#src/formats/money.ts";
import { isLanguage, languages } from "#src/languages.ts";
import { addressesOf, routes, type ScreenKey } from "#src/routes.ts";
import { type BuiltPage, builtPages } from "#tests/contract/built-site.ts";

const pages = await builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

/** The bands of each screen by id, or by the id of their title, in the order of the specification. */
const bands: Partial<Record<ScreenKey, readonly string[]>> = {
  home: ["home", "services", "pricing", "cases", "closing"],
  services: ["machines", "cards", "further", "integrations", "closing"],
  automation: ["figures", "flow", "features", "playbooks", "options", "closing"],
  websites: ["types", "anatomy", "promise", "included", "modules", "closing"],
  cro: ["dashboard", "tools", "offer", "events", "closing"],
  design: [
    "specimen",
    "problems",
    "solution",
    "platforms",
    "method",
    "packages",
    "figures",
    "testimonials",
    "add-ons",
    "closing",
  ],
  social: [
    "calendar",
    "problems",
    "solution",
    "platforms",
    "method",
    "packages",
    "figures",
    "testimonials",
    "add-ons",
    "closing",
  ],
  pricing: ["offers", "figures", "book", "closing"],
  agency: ["promises", "who", "presence", "offers", "refusals", "closing"],
  about: ["manifesto", "team", "method", "values", "closing"],
  vision: ["statement", "values", "method", "team"],
};

const named = (page: BuiltPage | undefined) =>
  page?.document
    .querySelectorAll("main section")
    .map((section) => (section.id || (section.getAttribute("aria-labelledby") ?? "")).replace(/-title$/, ""));

/** Leaves out services that are not offered. */
const screens = (Object.keys(bands) as ScreenKey[]).filter((screen) => addressesOf(screen).length > 0);

describe.each(screens)("%s", (screen) => {
  const expected = bands[screen] ?? [];
  test.each(addressesOf(screen))("$path has its bands in order", ({ path }) => {
    const found = named(byPath.get(path))?.filter((band) => expected.includes(band));
    expect(found).toEqual(expected);
  });
});

/** Every price in the facts, at any depth. */
function amountsIn(value: object): Money[] {
  if (currencies[0] in value) return [value as Money];
  return Object.values(value).flatMap((inner) => (typeof inner === "object" ? amountsIn(inner) : []));
}

const { onePage, maintenance } = prices.websites;
const year = multiplyMoney(maintenance, 12);
const sums = [year, addMoney([onePage, prices.automation.first, year])];

// The CRO page also shows the figures of its worked example.
const amounts = [...amountsIn(prices), ...amountsIn(conversion), ...sums];

test("every currency of the switch has a style for being the chosen one", () => {
  const style = /([^{}]*)\{background:var\(--ink\);color:var\(--paper\)\}/;
  for (const { path, document } of pages) {
    const offered = document
      .querySelectorAll("footer [data-choose-currency]")
      .map((button) => button.getAttribute("data-choose-currency"));
    const styles = document.querySelectorAll("head style").map(({ textContent }) => textContent);
    const chosen = styles
      .map((css) => css.match(style)?.[1])
      .find((selectors) => selectors?.includes("choose"));
    for (const currency of offered) {
      expect(chosen, path).toContain(`[data-currency=${currency}] [data-choose-currency=${currency}]`);
    }
  }
});

test("every amount on every page is in the facts, in every currency", () => {
  let seen = 0;
  for (const { path, document } of pages) {
    const language = document.querySelector("html")?.getAttribute("lang");
    if (!isLanguage(language)) throw new Error(`${path} has no language`);
    for (const currency of currencies) {
      const known = new Set(amounts.map((amount) => formatMoney(amount[currency], currency, language)));
      for (const shown of document.querySelectorAll(`[data-amount="${currency}"]`)) {
        expect(known, `${shown.text} on ${path}`).toContain(shown.text.trim());
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(pages.length);
});

test("all languages of a screen show the same prices", () => {
  const shown = (path: string, currency: Currency) =>
    byPath
      .get(path)
      ?.document.querySelectorAll(`[data-amount="${currency}"]`)
      .map((price) => price.text.replace(/\D/g, ""));
  for (const screen of screens) {
    const [french, ...others] = addressesOf(screen).slice(0, languages.length);
    for (const { path } of others) {
      for (const currency of currencies) {
        expect(shown(path, currency), path).toEqual(shown(french?.path ?? "", currency));
      }
    }
  }
});

test("French pages have narrow no-break spaces before punctuation and inside quotation marks", () => {
  const loose: string[] = [];
  for (const { path, document } of pages) {
    if (document.querySelector("html")?.getAttribute("lang") !== "fr") continue;
    for (const foreign of document.querySelectorAll(
      "main [lang], main code, main script, main astro-island",
    )) {
      foreign.remove();
    }
    const text = document.querySelector("main")?.text ?? "";
    for (const [match] of text.matchAll(/\S{1,12} [;:!?»]|« \S{1,12}/g)) loose.push(`${path}: ${match}`);
  }
  expect(loose).toEqual([]);
});

describe("a price with a link to a page", () => {
  const amountsOf = (
    element: { querySelectorAll: BuiltPage["document"]["querySelectorAll"] } | null | undefined,
  ) => (element?.querySelectorAll(`[data-amount="${currencies[0]}"]`) ?? []).map(({ text }) => text.trim());
  /** Links to the form that name no offer. */
  const forms = new Set(addressesOf("contact").map(({ path }) => path));

  /** The proof next to a price shows a client's result, not a price. */
  const isCase = (path: string) =>
    languages.some((language) => path.startsWith(routes.case[language].replace("{slug}", "")));

  test.each(pages.filter(({ document }) => document.querySelector("main [data-amount]")))(
    "is also on that page: $path",
    ({ path, document }) => {
      for (const link of document.querySelectorAll("main a[href^='/']")) {
        const { pathname } = new URL(link.getAttribute("href") ?? "", "https://site.example");
        if (pathname === path || forms.has(pathname) || isCase(pathname)) continue;
        const promised = amountsOf(link.closest("li, tr, article"));
        if (promised.length === 0) continue;
        const shown = amountsOf(byPath.get(pathname)?.document.querySelector("main"));
        for (const amount of promised) expect(shown, `${link.text.trim()} on ${path}`).toContain(amount);
      }
    },
  );

  test("exists on the home page and in the overview, in every language", () => {
    for (const screen of ["home", "services"] as const) {
      for (const { path } of addressesOf(screen)) {
        const links = byPath.get(path)?.document.querySelectorAll("main li:has([data-amount]) a[href]") ?? [];
        expect(links.length, path).toBeGreaterThan(0);
      }
    }
  });
});

describe.each(addressesOf("contact").slice(0, languages.length))(
  "the form at $path",
  ({ path, language }) => {
    /** Every promise that a link to the form names, once. */
    const promisedByButtons = new Set(
      pages
        .flatMap(({ document }) => document.querySelectorAll(`a[href^="${path}?"]`))
        .map((link) => new URLSearchParams(link.getAttribute("href")?.split("?")[1]).get("promise"))
        .filter((promise) => promise !== null),
    );
    const form = byPath.get(path)?.document.querySelector("astro-island:has(#contact-form)");
    const { greetings } = JSON.parse(form?.getAttribute("props") ?? "{}");

    test("has a greeting for every promise of a button", () => {
      for (const promise of promisedByButtons) expect(greetings[1], language).toHaveProperty(promise);
    });

    test("has a link from every package", () => {
      expect([...promisedByButtons]).toEqual(expect.arrayContaining(packageKeys));
    });
  },
);
