import { serviceKeys } from "#content/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import type { RouteKey } from "#contract/routes.ts";
import { legalUpdate } from "#site/content/legal/legal-texts.ts";
import { type Service, serviceOf } from "#site/content/offer/services.ts";
import type { DescribedPage } from "#site/head/structured-data.ts";

type Known = Omit<DescribedPage, "services" | "updated">;

/** Adds what the content knows about a page: the services it sells and when it last changed. */
export function describedPage(page: Known): DescribedPage {
  const { route, language } = page;
  return {
    ...page,
    services: servicesOn(route, language),
    updated: legalUpdate(route),
  };
}

function servicesOn(route: RouteKey, language: Language): Service[] {
  return serviceKeys
    .filter((key) => key === route || route === "pricing")
    .map((key) => serviceOf(key, language));
}
