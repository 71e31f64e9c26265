import { wordsOf } from "#src/content/words.ts";
import { defaultLanguage, type Language } from "#src/languages.ts";
import {
  addressesOf,
  isScreenKey,
  pathOf,
  type RouteKey,
  routeKeys,
  routes,
  type ScreenKey,
} from "#src/routes.ts";

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** A page as its trail sees it. */
export interface TrailEnd {
  readonly route: RouteKey;
  readonly language: Language;
  /** Its canonical path. */
  readonly path: string;
  /** Its own name, where the menus have none for it. */
  readonly title: string;
}

/** The way from the home page down to a page, the page itself last; empty on the home page. */
export function trailOf({ route, language, path, title }: TrailEnd): readonly Crumb[] {
  if (route === "home") return [];
  const ancestors: ScreenKey[] = [];
  for (let parent = parentOf(route); parent !== null; parent = parentOf(parent)) ancestors.unshift(parent);
  return [
    ...ancestors.map((screen) => ({
      name: screenName(screen, language) ?? screen,
      path: pathOf(screen, language),
    })),
    { name: (isScreenKey(route) ? screenName(route, language) : undefined) ?? title, path },
  ];
}

/** The screen whose address a page's address continues: a service's is `services`, a case's is `portfolio`. */
export function parentOf(route: RouteKey): ScreenKey | null {
  if (route === "home") return null;
  const pattern = routes[route][defaultLanguage];
  const path = pattern.slice(0, pattern.lastIndexOf("/")) || "/";
  const parent = routeKeys
    .filter(isScreenKey)
    .find((screen) => addressesOf(screen).some((address) => address.path === path));
  return parent ?? null;
}

/** What menus call a screen; some are in no menu. */
export function screenName(screen: ScreenKey, language: Language): string | undefined {
  const { screens, services } = wordsOf("layout", language);
  const names: Partial<Record<ScreenKey, string>> = { ...screens, ...services };
  return names[screen];
}
