import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { Amount } from "#contract/copy/sentence.ts";
import { packageKeys } from "#contract/facts/button-promises.ts";
import { currencies } from "#contract/facts/currencies.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";
import { languages, localize, settingsOf } from "#contract/languages.ts";
import { addressesOf, pathOf, routes } from "#contract/routes.ts";
import { projectsOf } from "#contract/services.ts";
import { calculatorPageFor } from "#site/content/offer/calculator-page.ts";
import { choiceParameter } from "#site/content/offer/choice-parameter.ts";
import { estimateGroupsIn } from "#site/content/offer/estimate.ts";
import { serviceOfPrices } from "#site/content/offer/price-list.ts";
import { siteFacts } from "#site/content/words/site-facts.ts";
import { pricingWords } from "#site/screens/pricing/words.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const pages = await builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Every amount that a sentence can name, in the first currency of each language. */
const amounts = localize((language) => {
  const facts = [...siteFacts(language).values()].filter((fact) => fact instanceof Amount);
  return new Set(facts.map(String));
});

test("every amount shown is one that follows the currency, except in articles, which reckon", async () => {
  const isArticle = (path: string) =>
    languages.some((language) => path.startsWith(routes.article[language].replace("{slug}", "")));
  await holdsFor(
    pages.filter(({ path }) => !isArticle(path)),
    ({ document, language }) => {
      const main = parse(document.querySelector("main")?.outerHTML ?? "");
      // A figure in the list of articles is that of an article.
      const silent = "[data-amount], script, style, [data-categories] figure";
      for (const element of main.querySelectorAll(silent)) element.remove();
      const plain = main.text.match(/(?:€\s?)?\d[\d.,\u202f\u00a0]*(?:\s?€)?/g) ?? [];
      expect(plain.filter((text) => amounts[language].has(text.replace(/[.,\s]+$/, "")))).toEqual([]);
    },
  );
});

test("pages set by French rules have narrow no-break spaces before punctuation and inside quotation marks", async () => {
  const french = pages.filter(({ language }) => settingsOf(language).rules === "french");
  await holdsFor(french, ({ document }) => {
    const main = parse(document.querySelector("main")?.outerHTML ?? "");
    for (const foreign of main.querySelectorAll("main [lang], code, script, astro-island")) foreign.remove();
    expect(main.text.match(/\S{1,12} [;:!?»]|« \S{1,12}/g)).toBeNull();
  });
});

describe("a price with a link to a page", () => {
  const amountsOf = (element: HTMLElement | null | undefined) =>
    (element?.querySelectorAll(`[data-amount="${currencies[0]}"]`) ?? []).map(({ text }) => text.trim());
  /** Links to the form that name no offer. */
  const forms = new Set(addressesOf("contact").map(({ path }) => path));

  /** The proof next to a price shows a client's result, not a price. */
  const isCase = (path: string) =>
    languages.some((language) => path.startsWith(routes.case[language].replace("{slug}", "")));

  test("is also on that page", async () => {
    await holdsFor(pages, ({ path, document }) => {
      if (!document.querySelector("main [data-amount]")) return;
      for (const link of document.querySelectorAll("main a[href^='/']")) {
        const { pathname } = new URL(link.getAttribute("href") ?? "", "https://site.example");
        if (pathname === path || forms.has(pathname) || isCase(pathname)) continue;
        const promised = amountsOf(link.closest("li, tr"));
        if (promised.length === 0) continue;
        const shown = amountsOf(byPath.get(pathname)?.document.querySelector("main"));
        for (const amount of promised) expect(shown, link.text.trim()).toContain(amount);
      }
    });
  });
});

test("the contact page begins with the promise of every button that leads to it, and every package does", async () => {
  const contacts = languages.map((language) => ({ path: pathOf("contact", language) }));
  await holdsFor(contacts, ({ path }) => {
    const asked = pages
      .flatMap(({ document }) => document.querySelectorAll(`a[href^="${path}?"]`))
      .map((link) => new URL(link.getAttribute("href") ?? "", "https://site.example"));
    const shown = byPath.get(path)?.document.querySelectorAll("[data-promise]") ?? [];
    const named = new Set(shown.map(({ id }) => `#${id}`));
    for (const { hash, searchParams } of asked) {
      expect(named).toContain(hash);
      expect(hash.slice(1)).toBe(searchParams.get("promise") ?? searchParams.get("service"));
    }
    const promised = asked.map(({ searchParams }) => searchParams.get("promise"));
    expect(promised).toEqual(expect.arrayContaining(packageKeys));
  });
});

test("links of a service and of its card on the price list open the form for its first kind of project", async () => {
  const offered = serviceKeys.filter((key) => projectsOf(key).length > 0);
  const asked = (path: string, within: string) =>
    (byPath.get(path)?.document.querySelectorAll(`${within} a[href*="?project="]`) ?? []).map((link) => {
      const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", "https://site.example");
      return `${pathname} ${searchParams.get("project")}`;
    });
  await holdsFor(
    languages.map((language) => ({ language, path: pathOf("pricing", language) })),
    ({ language, path }) => {
      const form = pathOf("contact", language);
      const ofService = (key: ServiceKey) => `${form} ${projectsOf(key)[0]}`;
      for (const key of offered)
        expect(new Set(asked(pathOf(key, language), "main"))).toEqual(new Set([ofService(key)]));
      const listed = Object.keys(pricingWords(language).offers.items);
      expect(asked(path, '[aria-labelledby="offers-title"]').toSorted()).toEqual(
        offered
          .filter((key) => listed.includes(key))
          .map(ofService)
          .toSorted(),
      );
    },
  );
});

test("a service whose entry price can be calculated leads to the calculator with itself ticked", async () => {
  const services = languages.flatMap((language) => {
    const choices = estimateGroupsIn(language).flatMap(({ choices }) => choices);
    const serviceOf = (key: string | null) =>
      choices.filter((choice) => choice.key === key).map(({ item }) => serviceOfPrices(item.group))[0];
    return serviceKeys
      .filter((service) => calculatorPageFor(service, language))
      .map((service) => ({ path: pathOf(service, language), service, serviceOf }));
  });
  await holdsFor(services, ({ path, service, serviceOf }) => {
    const link = byPath.get(path)?.document.querySelector("#questions-title + p a")?.getAttribute("href");
    const chosen = new URL(link ?? "", "https://site.example").searchParams.get(choiceParameter);
    expect(serviceOf(chosen), chosen ?? "").toBe(service);
  });
});
