import { expect, test } from "vitest";
import { addressesOf, pathOf, type ScreenKey } from "#contract/routes.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/support/contact-form.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { startJourney } from "#tests/support/journey.ts";

interface Specified {
  /** The bands by id, or by the id of their title, in order. */
  bands?: string;
  /** How many of what stand on the page. */
  counts?: Record<string, number>;
}

const hero = '[aria-labelledby="home-title"]';
const figures = '[aria-labelledby="figures-title"] dt';
const offers = '[aria-labelledby="offers-title"]';
const section = 'main section[aria-labelledby^="section-"]';

/** What each screen holds, as many of it and in the order that was promised. */
const screens: Partial<Record<ScreenKey, Specified>> = {
  home: {
    bands: "home cases services pricing closing",
    counts: { [`${hero} li`]: 3, [`${hero} h1 + p`]: 1, [`${hero} a`]: 3, [`${hero} dt`]: 3, "#cases h3": 3 },
  },
  services: {
    bands: "machines cards integrations closing",
    counts: {
      "#machines article": 2,
      "#cards h3": 3,
      "#cards h3 svg": 3,
      "#cards h3 + p": 3,
      "#cards li li": 9,
      "#cards li > a": 3,
      "#integrations h3": 8,
    },
  },
  automation: {
    bands: "figures features playbooks options closing",
    // The first automation, and four options of it.
    counts: { "#features h3": 4, "#playbooks h3": 3, [figures]: 4, "#options tbody tr": 1 + 4 },
  },
  websites: {
    bands: "types included modules closing",
    // Three features for search engines and three for conversion; the landing page and the one-page, showcase and shop sites, and maintenance.
    counts: { "#anatomy h2": 2, "#anatomy li": 3 + 3, "#types tbody tr": 4 + 1, "#modules dt": 6 },
  },
  cro: { bands: "dashboard tools offer events closing" },
  design: {
    bands: "specimen problems solution method packages figures testimonials add-ons closing",
    counts: {
      "#method h3": 4,
      "#packages thead th": 3,
      "#testimonials figure": 2,
      "#add-ons tbody tr": 1 + 6,
    },
  },
  social: {
    bands: "calendar problems solution platforms method packages figures testimonials add-ons closing",
    counts: {
      "#platforms li": 5,
      // Strength, description, audience.
      "#platforms li span": 5 * 3,
      "#method h3": 5,
      "#packages thead th": 3,
      "#testimonials figure": 2,
      "#add-ons tbody tr": 1 + 6,
    },
  },
  pricing: {
    bands: "offers book closing",
    counts: { [`${offers} h3`]: 4, [`${offers} a[href*="?project="]`]: 4 },
  },
  agency: { bands: "refusals who presence closing" },
  about: {
    bands: "manifesto team method values closing",
    counts: { "#team h3": 4, "#team svg": 4, "#method h3": 5, "#values h3": 4 },
  },
  vision: {
    bands: "statement values method team",
    counts: { "#values h3": 4, "#method h3": 4 },
  },
  portfolio: {
    counts: {
      'input[name="category"]': 5,
      "li[data-categories]": 14,
      "li[data-categories] dt": 14 * 3,
      "#testimonials [data-slide]": 10,
    },
  },
  contact: { counts: { '#contact-form [aria-required="true"]': 7, '#contact-form textarea[rows="6"]': 1 } },
  blog: { counts: { '[aria-labelledby="articles-title"] li': 10 } },
  imprint: { counts: { [section]: 5 } },
  terms: { counts: { [section]: 7 } },
  privacy: { counts: { [section]: 8 } },
  refund: { counts: { [section]: 7 } },
  sitemap: {
    bands: "services portfolio blog company legal closing",
    counts: { "main section:has(li a)": 5 },
  },
};

const { visit } = await startJourney();
const pages = await builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

const inEveryLanguage = (screen: ScreenKey) =>
  pages
    .filter(({ path, language }) => path === pathOf(screen, language))
    .map((page) => ({ ...page, contact: pathOf("contact", page.language) }));

test("every screen has its bands in order, and as many of everything as promised", async () => {
  const addresses = Object.entries(screens).flatMap(([screen, specified]) =>
    addressesOf(screen as ScreenKey).map(({ path }) => ({ path, ...specified })),
  );
  await holdsFor(addresses, ({ path, bands, counts = {} }) => {
    const main = byPath.get(path)?.document;
    const expected = bands?.split(" ") ?? [];
    const found = main
      ?.querySelectorAll("main section")
      .map(({ id, attributes }) => (id || (attributes["aria-labelledby"] ?? "")).replace(/-title$/, ""));
    expect(found?.filter((band) => expected.includes(band))).toEqual(expected);
    for (const [what, count] of Object.entries(counts))
      expect(main?.querySelectorAll(what).length, what).toBe(count);
  });
});

test("the home page's buttons book the audit in a new tab, ask for a quote, and lead down to the prices", async () => {
  await holdsFor(inEveryLanguage("home"), ({ document, contact }) => {
    const [audit, ...others] = document.querySelectorAll(`${hero} a`);
    expect(audit?.getAttribute("target")).toBe("_blank");
    expect(others.map((button) => button.getAttribute("href"))).toEqual([contact, "#pricing"]);
  });
});

test("the home page's cases are construction in Switzerland, local retail in France, B2B services abroad", async () => {
  await holdsFor(inEveryLanguage("home"), ({ document }) => {
    const clients = document.querySelectorAll("#cases h3").map(({ text }) => text.trim());
    expect(clients).toEqual(["Stred Swiss", "Boucherie du Téléphérique", "Alb Contact"]);
  });
});

test("the services page ends with a quote, and calls two of its offers cash machines", async () => {
  await holdsFor(inEveryLanguage("services"), ({ document, contact }) => {
    const last = document.querySelector('[aria-labelledby="closing-title"] a');
    expect(last?.getAttribute("href")).toBe(contact);
  });
  const titles = inEveryLanguage("services").map(({ document }) => document.querySelector("#machines h2"));
  expect(titles.map((title) => title?.text.trim().replaceAll("\u00a0", " "))).toEqual(
    expect.arrayContaining(["Deux machines à cash", "Two cash machines"]),
  );
});

test("every page ends with five columns", async () => {
  await holdsFor(
    pages.filter(({ document }) => document.querySelector("footer h2")),
    ({ document }) => {
      expect(document.querySelectorAll("footer div:has(> div > h2) > div")).toHaveLength(5);
    },
  );
});

const fixedNotices = {
  fr: "Erreur lors de l’envoi. Contactez-nous via WhatsApp.",
  en: "Sending error. Contact us via WhatsApp.",
  de: "Sendefehler. Kontaktieren Sie uns über WhatsApp.",
};

test.each(Object.entries(fixedNotices))(
  "in %s the form fails, sends and succeeds in place when its button is the first thing touched, and every failure begins with the fixed notice",
  async (language, fixed) => {
    const path = inEveryLanguage("contact").find((page) => page.language === language)?.path ?? "";
    const page = await visit(path, { width: 390 });
    // A draft of another page of the tab.
    await fillForm(page);
    await page.goto(new URL(pathOf("pricing", "fr"), page.url()).href);
    await page.goto(new URL(path, page.url()).href);
    await formHydrated(page);
    const message = await page.inputValue("#contact-message");
    const reason = "Try again in 10 minutes.";
    for (const answer of [
      { status: 429, json: { success: false, notice: reason } },
      { status: 413, json: { success: false, error: "The request is too large" } },
      { status: 500, body: "<h1>Bad gateway</h1>" },
      null,
    ]) {
      await page.route("**/send-contact-email", (route) => (answer ? route.fulfill(answer) : route.abort()));
      await sendForm(page);
      const lines = page.locator("#contact-notice[role=alert] p");
      await expect.poll(() => lines.first().textContent()).toBe(fixed);
      if (answer?.status === 429) expect(await lines.nth(1).textContent()).toContain(reason);
      expect(await page.inputValue("#contact-message")).toBe(message);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.unrouteAll();
    }
    const held = Promise.withResolvers<void>();
    await page.route("**/send-contact-email", async (route) => {
      await held.promise;
      await route.fulfill({ json: { success: true } });
    });
    await sendForm(page);
    await page.waitForSelector("#contact-form [type=submit][aria-busy=true]");
    held.resolve();
    await waitForThanks(page);
    expect(new URL(page.url()).pathname).toBe(path);
  },
);
