import { screenName } from "#contract/copy/screen-name.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import {
  addressesOf,
  hasScreenIn,
  isScreenKey,
  pathOf,
  type RouteKey,
  routeKeys,
  routes,
  type ScreenKey,
} from "#contract/routes.ts";

interface TrailEnd {
  route: RouteKey;
  language: Language;
  path: string;
  /** Its own title, used if the menus have no name for it. */
  title: string;
}

/** Breadcrumb trail from the home page to a page, inclusive; empty on the home page. */
export function trailOf({ route, language, path, title }: TrailEnd) {
  if (route === "home") return [];
  const ancestors: ScreenKey[] = [];
  for (let parent = parentOf(route); parent !== null; parent = parentOf(parent)) ancestors.unshift(parent);
  return [
    ...ancestors
      .filter((screen) => hasScreenIn(screen, language))
      .map((screen) => ({
        name: screenName(screen, language),
        path: pathOf(screen, language),
      })),
    { name: isScreenKey(route) ? screenName(route, language) : title, path },
  ];
}

/** The screen whose path is a prefix of a page's path: `services` for a service, `portfolio` for a case. */
export function parentOf(route: RouteKey): ScreenKey | null {
  if (route === "home") return null;
  const pattern = routes[route][defaultLanguage];
  const path = pattern.slice(0, pattern.lastIndexOf("/")) || "/";
  const parent = routeKeys
    .filter(isScreenKey)
    .find((screen) => addressesOf(screen).some((address) => address.path === path));
  return parent ?? null;
}
