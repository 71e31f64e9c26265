import { defaultLanguage } from "#contract/languages.ts";
import {
  addressesOf,
  isScreenKey,
  type RouteKey,
  routeKeys,
  routes,
  type ScreenKey,
} from "#contract/routes.ts";

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
