import { languages } from "#contract/languages/languages.ts";
import { addressesOf, pathIn } from "#contract/routes/addresses.ts";
import type { ScreenKey } from "#contract/routes/screens.ts";

/**
 * Result of `getStaticPaths` for a screen's page; the parameter is the name of the page, `<name>.page.astro`.
 */
export function staticPaths(screen: ScreenKey, parameter: string = screen) {
  return addressesOf(screen).map(({ path, language }) => ({
    params: { [parameter]: path.slice(1) || undefined },
    props: { language },
  }));
}

/** Result of `getStaticPaths` for an error page: `/404`, `/en/404`, `/de/404`. */
export function errorPagePaths(status: "404" | "500", parameter: string) {
  return languages.map((language) => ({
    params: { [parameter]: pathIn(language, status).slice(1) },
    props: { language },
  }));
}
