import { serviceKeys } from "#content/facts/services.ts";
import { legalKeys, legalText } from "#src/content/legal/legal-texts.ts";
import { listedPagesIn } from "#src/content/listed-pages.ts";
import { type Service, serviceOf } from "#src/content/services.ts";
import { sitePages } from "#src/content/site-pages.ts";
import { parentOf } from "#src/head/breadcrumbs.ts";
import type { DescribedPage } from "#src/head/structured-data.ts";
import type { Language } from "#src/languages.ts";
import type { RouteKey } from "#src/routes.ts";

type Known = Pick<
  DescribedPage,
  "route" | "language" | "path" | "seo" | "card" | "listed" | "article" | "work"
>;

/** Adds what the content knows about a page: the services it sells and the pages it lists. */
export async function describedPage(page: Known): Promise<DescribedPage> {
  const { route, language } = page;
  const legal = legalKeys.find((key) => key === route);
  return {
    ...page,
    services: servicesOn(route, language),
    listed: page.listed ?? (await listedOn(route, language)),
    updated: legal && (await legalText(legal, language)).updated,
  };
}

function servicesOn(route: RouteKey, language: Language): readonly Service[] {
  return serviceKeys
    .filter((key) => key === route || route === "pricing")
    .map((key) => serviceOf(key, language));
}

const lists: ReadonlySet<RouteKey> = new Set(["services", "portfolio"]);

async function listedOn(route: RouteKey, language: Language) {
  if (!lists.has(route)) return [];
  return listedPagesIn(language, await sitePages())
    .filter((page) => parentOf(page.route) === route)
    .map(({ name, path }) => ({ name, path }));
}
