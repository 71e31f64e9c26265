import { expect, test } from "vitest";
import { packageKeys } from "#contract/facts/button-promises.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";
import { languages } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { projectsOf } from "#contract/services.ts";
import { calculatorPageFor } from "#site/content/offer/calculator-page.ts";
import { choiceParameter } from "#site/content/offer/choice-parameter.ts";
import { estimateGroupsIn } from "#site/content/offer/estimate.ts";
import { serviceOfPrices } from "#site/content/offer/price-list.ts";
import { pricingWords } from "#site/screens/pricing/words.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const pages = await builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

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
