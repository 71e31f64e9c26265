import { z } from "zod";
import { languages } from "#contract/languages/languages.ts";
import { copyFiles, plainPages } from "#data/contract/facts/content-files.ts";
import { type ServiceKey, serviceKeys } from "#data/contract/facts/services.ts";

/** Groups of pages in lists and navigation, in order. */
export const siteGroups = ["services", "portfolio", "blog", "company", "legal"] as const;

export type SiteGroup = (typeof siteGroups)[number];

export const footerColumns = ["agency", "legal"] as const;

type FooterColumn = (typeof footerColumns)[number];

/** A page of the site's own. */
export type PlainPageKey = (typeof plainPages)[number];

interface Listing {
  /** The group its page is listed in; without one it only follows an action. */
  group?: SiteGroup;
  /** The column of the footer it is in. */
  footer?: FooterColumn | undefined;
}

export interface Screen extends Listing {
  key: ScreenKey;
}

/** The screens of every site, in order. */
const builtInScreens = [
  { key: "home", group: "services" },
  { key: "services", group: "services" },
  { key: "agency", group: "company", footer: "agency" },
  { key: "about", group: "company", footer: "agency" },
  { key: "vision", group: "company", footer: "agency" },
  { key: "portfolio", group: "portfolio", footer: "agency" },
  { key: "pricing", group: "services", footer: "agency" },
  { key: "examples", group: "company" },
  { key: "contact", group: "company" },
  { key: "thanks" },
  { key: "blog", group: "blog", footer: "agency" },
  { key: "imprint", group: "legal", footer: "legal" },
  { key: "terms", group: "legal", footer: "legal" },
  { key: "privacy", group: "legal", footer: "legal" },
  { key: "refund", group: "legal", footer: "legal" },
  { key: "accessibility", group: "legal", footer: "legal" },
  { key: "sitemap", group: "company", footer: "legal" },
  { key: "links", group: "company", footer: "agency" },
  { key: "search", group: "company", footer: "agency" },
] as const satisfies readonly (Listing & { key: string })[];

type BuiltInScreen = (typeof builtInScreens)[number];

type BuiltInKey = BuiltInScreen["key"];

/** A legal text: a folder of `legal`. */
export type LegalKey = Extract<BuiltInScreen, { group: "legal" }>["key"];

/** The legal texts in order. */
export const legalKeys: readonly LegalKey[] = builtInScreens.flatMap((screen) =>
  "group" in screen && screen.group === "legal" ? [screen.key] : [],
);

/** A screen with one fixed address per language. */
export type ScreenKey = BuiltInKey | ServiceKey | PlainPageKey;

const listing = z.object({
  group: z.enum(siteGroups).catch("company"),
  footer: z.enum(footerColumns).optional().catch(undefined),
});

/**
 * A page of the site's own stands where the first of its texts says; the schema of their heads checks what
 * they say.
 */
function plainScreen(key: PlainPageKey): Screen {
  const head = languages.map((language) => copyFiles[language][key]?.data).find(Boolean);
  return { key, ...listing.parse(Object(head)) };
}

/** Screens that a site names, by the one that they follow. */
const siteScreens: Partial<Record<BuiltInKey, Screen[]>> = {
  services: serviceKeys.map((key) => ({ key, group: "services" })),
  examples: plainPages.map(plainScreen),
};

/**
 * All screens with one page per language, in order. A language has the page of a screen if the file of its
 * copy is there, which says where it is: `address`, and `also` for more addresses of the same page.
 */
export const screens: readonly Screen[] = builtInScreens.flatMap((screen) => [
  screen,
  ...(siteScreens[screen.key] ?? []),
]);

/** What visitors, the form and the law need in every language. */
export const requiredScreens = ["home", "services", "contact", "thanks", "imprint", "privacy"] as const;

/**
 * Screens with a page for each article, case and trade, whose address has its slug; and the list that each is
 * in.
 */
export const listOf = { article: "blog", case: "portfolio", trade: "services" } as const;

export type SlugRouteKey = keyof typeof listOf;

export const slugRoutes: readonly SlugRouteKey[] = ["article", "case", "trade"];

export type RouteKey = ScreenKey | SlugRouteKey;

/** Whether a string is the key of a screen with one fixed address per language. */
export function isScreenKey(key: string): key is ScreenKey {
  return screens.some((screen) => screen.key === key);
}
