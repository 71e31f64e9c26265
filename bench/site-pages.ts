import { languages } from "#src/languages.ts";
import { isScreenKey, routeKeys, routes } from "#src/routes.ts";
import { type BuiltPage, builtPages } from "#tests/contract/built-site.ts";

/** Every page at its canonical URL, without the copies at additional URLs. */
export async function canonicalPages(): Promise<BuiltPage[]> {
  return (await builtPages()).filter(({ path, document }) => {
    const href = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    return URL.parse(href)?.pathname === path;
  });
}

/**
 * Paths of every screen, including one article and one case: by default one language each, in rotation; with
 * `inAll`, every language.
 */
export async function screens(inAll: boolean): Promise<string[]> {
  const pages = await canonicalPages();
  return routeKeys.flatMap((key, position) =>
    languages
      .filter((_language, index) => inAll || index === position % languages.length)
      .map((language) => {
        if (isScreenKey(key)) return routes[key][language];
        const pattern = new RegExp(`^${routes[key][language].replace("{slug}", "[^/]+")}$`);
        const first = pages.find(({ path }) => pattern.test(path));
        if (!first) throw new Error(`no ${key} is built in ${language}`);
        return first.path;
      }),
  );
}
