import { expect, test } from "vitest";
import { formatTimeRange } from "#contract/formats/dates.ts";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { formatNumber } from "#contract/formats/money.ts";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { leadFormCopy } from "#contract/lead/lead-form.copy.ts";
import { addressesOf, pathOf } from "#contract/routes/addresses.ts";
import { isScreenKey, type ScreenKey } from "#contract/routes/screens.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { site as settings } from "#data/contract/facts/site.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { type BuiltPage, builtPages, metaOf } from "#tests/support/built-site.ts";
import { fillForm, formHydrated, sendForm, waitForThanks } from "#tests/support/contact-form.ts";
import { holdsFor } from "#tests/support/holds-for.ts";
import { startJourney } from "#tests/support/journey.ts";
import { secondLanguage, spoken, thirdLanguage } from "#tests/support/test-languages.ts";

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
    bands: "playbooks figures questions closing",
    counts: {
      // Three sectors, each a conversation in four bars.
      "#playbooks ol": 3,
      "#playbooks ol li": 3 * 4,
      "#features h3": 4,
      [figures]: 4,
      // The first automation, and four options of it.
      "#options tbody tr": 1 + 4,
    },
  },
  websites: {
    bands: "types included modules closing",
    // Three features for search engines and three for conversion; the landing page and the one-page, showcase and shop
    // sites, and maintenance.
    counts: { "#anatomy h2": 2, "#anatomy li": 3 + 3, "#types li": 4 + 1, "#modules dt": 6 },
  },
  cro: { bands: "dashboard offer tools events closing" },
  design: {
    bands: "specimen problems solution method packages figures testimonials add-ons closing",
    counts: {
      "#method h3": 4,
      "#packages li": 3,
      "#testimonials figure": 2,
      "#add-ons tbody tr": 1 + 6,
    },
  },
  social: {
    bands: "calendar problems solution platforms method packages figures testimonials add-ons closing",
    counts: {
      "#platforms li": 5,
      "#platforms li svg": 5,
      // Strength, description, audience.
      "#platforms li span": 5 * 3,
      "#method h3": 5,
      "#packages li": 3,
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
    counts: { "#team h3": 4, "#team h3 img": 4, "#method h3": 5, "#values h3": 4 },
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
  blog: { counts: { '[aria-labelledby="articles-title"] :is(article, li)': 10 } },
  imprint: { counts: { [section]: 5 } },
  terms: { counts: { [section]: 7 } },
  privacy: { counts: { [section]: 8 } },
  refund: { counts: { [section]: 7 } },
  sitemap: {
    bands: "services portfolio blog company legal closing",
    counts: { "main section:has(li a)": 5, "main summary h2 > svg": 5, "#portfolio li": 15, "#blog li": 11 },
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
  const addresses = Object.keys(screens)
    .filter(isScreenKey)
    .flatMap((screen) => {
      const specified = screens[screen];
      return specified ? addressesOf(screen).map(({ path }) => ({ path, ...specified })) : [];
    });
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

/** A text as it is read: no space differs from another. */
const read = (text = "") => withoutInvisible(text).replace(/\s+/g, " ").trim();

const textAt = ({ document }: Pick<BuiltPage, "document">, selector: string) =>
  read(document.querySelector(selector)?.text);

/** The cards of the cases in every language, each with the page it leads to. */
const cases = inEveryLanguage("portfolio").flatMap(({ document, language }) =>
  document.querySelectorAll("li[data-categories]").flatMap((card) => {
    const page = byPath.get(card.querySelector("a")?.getAttribute("href") ?? "");
    const categories = card.getAttribute("data-categories")?.split(" ") ?? [];
    return page ? [{ ...page, text: read(card.text), categories, words: portfolioCopy(language) }] : [];
  }),
);

test("a case names its categories on its page, in the words of the list's filter", async () => {
  await holdsFor(cases, ({ document, categories, words }) => {
    const names = Object.entries(words.filter.categories).flatMap(([key, name]) =>
      categories.includes(key) ? read(name) : [],
    );
    const facts = document
      .querySelectorAll("main header dd")
      .map(({ text }) => read(text).split(", ").toSorted());
    expect(facts).toContainEqual(names.toSorted());
  });
});

test("a case's card describes it, and names the services of one with several categories", async () => {
  expect(cases).toHaveLength(14 * 3);
  await holdsFor(cases, ({ document, text, categories, ...page }) => {
    expect(text).toContain(read(metaOf({ document, ...page }, "description")));
    const services = document.querySelectorAll('[aria-labelledby="services"] h3');
    expect(services.length > 0).toBe(categories.length > 1);
    for (const service of services) expect(text).toContain(read(service.text));
  });
});

test("each card of the price list has two or three features, and automation is also paid by result", async () => {
  await holdsFor(inEveryLanguage("pricing"), ({ document }) => {
    const cards = document.querySelectorAll(`${offers} > ul > li`);
    for (const card of cards) expect([2, 3]).toContain(card.querySelectorAll("li").length);
    const priced = cards.map((card) => read(card.querySelector("h3 + p")?.text));
    expect(priced.map((text) => /au résultat|pay per result|Erfolgsbasis/.test(text))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

test("each package of design and social media says whom it is for", async () => {
  await holdsFor([...inEveryLanguage("design"), ...inEveryLanguage("social")], ({ document }) => {
    const described = document.querySelectorAll("#packages li > p:last-of-type");
    expect(described).toHaveLength(3);
    for (const { text } of described) expect(read(text)).toMatch(/\p{L}+ \p{L}+/u);
  });
});

test("what one looks up on a page that sells is one list that opens in place, with its questions, and before packages another", async () => {
  const sold = (["websites", "cro", "design", "social"] as const).flatMap(inEveryLanguage);
  await holdsFor(sold, ({ document }) => {
    const closed = document.querySelectorAll("main section > details:has(> summary :is(h2, h3))");
    const lists = document.querySelector("#packages") ? 2 : 1;
    expect(closed.length).toBeGreaterThanOrEqual(2 * lists);
    expect(document.querySelectorAll("#questions section > details").length).toBeGreaterThanOrEqual(2);
    expect(new Set(closed.map(({ parentNode }) => parentNode?.parentNode)).size).toBe(lists);
    expect(closed.map((details) => details.hasAttribute("open"))).not.toContain(true);
  });
});

test("a knowledge base has its limit on the page that sells it", async () => {
  await holdsFor(inEveryLanguage("automation"), (page) => {
    const limit = formatNumber(promises.knowledgeBaseDocuments ?? 0, page.language);
    expect(textAt(page, "#options table")).toContain(read(limit));
  });
});

test("lifetime revisions are paid by the month, in both currencies", async () => {
  await holdsFor(inEveryLanguage("design"), ({ document, language }) => {
    const { name, period } =
      pricedItemsOf("design", language).find(({ key }) => String(key) === "revisions") ?? {};
    const row = document
      .querySelectorAll("#add-ons tr")
      .find(({ text }) => read(text).startsWith(read(name)));
    const amounts = row?.querySelectorAll("[data-amount]") ?? [];
    expect(read(row?.text)).toContain(read(period));
    expect(amounts).toHaveLength(2);
  });
});

const listed = pages.filter((page) => !metaOf(page, "robots").startsWith("noindex"));

test("the structured data of every page has the organization with its five services", async () => {
  await holdsFor(listed, ({ document }) => {
    const graph = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.text ?? "{}")[
      "@graph"
    ];
    const organization = graph.find(({ "@type": type }: { "@type": string[] }) =>
      type.includes("Organization"),
    );
    const services = organization.hasOfferCatalog.itemListElement.map((offer: never) => offer["itemOffered"]);
    expect(services).toHaveLength(serviceKeys.length);
    for (const service of services)
      expect(service).toMatchObject({
        "@type": "Service",
        name: expect.any(String),
        url: expect.any(String),
      });
  });
});

test("promises in hours are said as promised", async () => {
  await holdsFor(inEveryLanguage("home"), ({ document }) => {
    expect(read(document.querySelectorAll(`${hero} li`)[2]?.text)).toMatch(/24.*72.*SLA/);
  });
  await holdsFor(inEveryLanguage("contact"), (page) => {
    expect(textAt(page, "main h1 ~ p")).toMatch(/24 (heures ouvrées|business hours|Bürostunden)/);
  });
  const range = ({ language }: BuiltPage) =>
    read(formatTimeRange(settings.hours.opens, settings.hours.closes, language));
  await holdsFor(
    pages.filter(({ language }) => language === secondLanguage),
    (page) => expect(textAt(page, "#footer")).toContain(`${range(page)} in Paris`),
  );
});

test("the map of the site counts what it lists", async () => {
  await holdsFor(inEveryLanguage("sitemap"), ({ document, language }) => {
    expect(textAt({ document }, "#portfolio h2")).toMatch(/ 14$/);
    expect(textAt({ document }, "#blog h2")).toMatch(/ 10$/);
    const ofLanguage = listed.filter((page) => page.language === language && page.path === page.canonical);
    expect(textAt({ document }, "#facts dd")).toContain(String(ofLanguage.length));
  });
});

test("below the newest article the numbers of the others begin on one edge, and so do their titles; both lines of an error are red", async () => {
  const blog = await visit(pathOf("blog", thirdLanguage), { width: 768 });
  for (const part of ["b", "h3"]) {
    const edges = await blog
      .locator(`[aria-labelledby="articles-title"] li ${part}`)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(edges).toHaveLength(9);
    expect(new Set(edges).size).toBe(1);
  }
  const contact = await visit(pathOf("contact", thirdLanguage), { width: 768, scripts: false });
  await contact.click('#contact-form [type="submit"]');
  const colours = contact
    .locator("#contact-name-error, #contact-name-error small")
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).color));
  expect(new Set(await colours).size).toBe(1);
  expect(await colours).toHaveLength(2);
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

test("the fixed notice of a failure is that of each language", () => {
  for (const [language, fixed] of spoken(...Object.entries(fixedNotices)))
    expect(leadFormCopy(language).failure).toBe(fixed);
});

const noticesToMeet = Object.entries(fixedNotices).filter(
  ([language]) => isBroad || language === thirdLanguage,
);

test.each(noticesToMeet)(
  "in %s the form fails, sends and succeeds in place when its button is the first thing touched, and every failure begins with the fixed notice",
  async (language, fixed) => {
    const path = inEveryLanguage("contact").find((page) => page.language === language)?.path ?? "";
    const page = await visit(path, { width: 390 });
    // A draft of another page of the tab.
    await fillForm(page);
    await page.goto(new URL(pathOf("pricing", defaultLanguage), page.url()).href);
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
