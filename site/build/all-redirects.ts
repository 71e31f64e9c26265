import type { HTMLElement } from "node-html-parser";
import { plainPath } from "#contract/formats/url-paths.ts";
import { type Language, languages } from "#contract/languages/languages.ts";
import { type Address, addressesOf, isPrefixed } from "#contract/routes/addresses.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { redirects } from "#site/content/redirects.ts";

export type Translations = Partial<Record<Language, string>>;

/** The addresses of a page by language, from its head; with a single language only the canonical one is there. */
export function translationsOf(document: HTMLElement): Translations {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const addresses = hasLanguageChoice
    ? document
        .querySelectorAll("link[hreflang]")
        .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])
    : [[document.querySelector("html")?.getAttribute("lang"), canonical]];
  return Object.fromEntries(
    addresses.flatMap(([language, href = ""]) =>
      languages.some((code) => code === language) && URL.canParse(href)
        ? [[language, plainPath(new URL(href).pathname)]]
        : [],
    ),
  );
}

/** Where people look for articles, for cases and for trades. */
const entryLists = [
  [...addressesOf("article"), ...addressesOf("blog")],
  [...addressesOf("case"), ...addressesOf("portfolio")],
  addressesOf("trade"),
].map((list) => list.map(({ path, language }) => ({ path: path.replace("/{slug}", ""), language })));

const withoutPrefix = (path: string) => path.replace(isPrefixed(path) ? /^\/[^/]+/ : /^\/$/, "");

/**
 * Every address that leads to another one: where the owner says so, and where one can be guessed that nobody has named.
 */
export function allRedirects(pages: readonly Translations[], paths: Iterable<string>): Map<string, string> {
  return new Map([...redirects, ...guessedRedirects(pages, new Set([...paths, ...redirects.keys()]))]);
}

/**
 * Addresses that no page has but people type, and the page that they mean: one language's path without its prefix
 * (`/impressum`) means that page, and behind the prefix of another language (`/en/impressum`) its translation. A text
 * is meant by its name in any language, in any of its lists (`/conseils/`, `/en/realisations/`).
 */
function guessedRedirects(pages: readonly Translations[], existing: Set<string>): Map<string, string> {
  const guesses = new Map<string, string>();
  const addGuess = (from: string, to: string | undefined) => {
    if (to !== undefined && from !== "" && !existing.has(from) && !guesses.has(from)) guesses.set(from, to);
  };
  for (const page of pages) {
    for (const address of Object.values(page)) {
      const name = address.slice(address.lastIndexOf("/"));
      const isOn = (list: Address[]) => list.some(({ path }) => path + name === address);
      for (const { path, language } of entryLists.find(isOn) ?? []) {
        addGuess(path + name, page[language]);
        for (const other of languages) addGuess(`/${other}${withoutPrefix(path)}${name}`, page[other]);
      }
    }
    for (const language of languages) {
      const address = page[language];
      if (address === undefined) continue;
      const path = withoutPrefix(address);
      addGuess(path, address);
      for (const other of languages) addGuess(`/${other}${path}`, page[other]);
    }
  }
  return guesses;
}
