import { serviceKeys } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import type { RouteKey } from "#contract/routes.ts";
import { legalKeys, legalText } from "#site/content/legal/legal-texts.ts";
import { type Service, serviceOf } from "#site/content/offer/services.ts";
import type { DescribedPage } from "#site/head/structured-data.ts";

type Known = Omit<DescribedPage, "services" | "updated">;

/** Adds what the content knows about a page: the services it sells and when it last changed. */
export async function describedPage(page: Known): Promise<DescribedPage> {
  const { route, language } = page;
  const legal = legalKeys.find((key) => key === route);
  return {
    ...page,
    services: servicesOn(route, language),
    updated: legal && (await legalText(legal, language)).updated,
  };
}

function servicesOn(route: RouteKey, language: Language): Service[] {
  return serviceKeys
    .filter((key) => key === route || route === "pricing")
    .map((key) => serviceOf(key, language));
}
