import { z } from "zod";
import { identifier, proofChoice, sentence, seoRecord } from "#contract/copy/words-schema.ts";
import type { Language } from "#contract/languages.ts";
import { routeKeys, type ScreenKey } from "#contract/routes.ts";
import { words } from "#site/content/words/words.ts";

// The sitemap shows descriptions on a page.
const seo = seoRecord.extend({ description: sentence });
const head = z.object({ seo, proof: proofChoice.optional() });
const heads = new Map(routeKeys.map((key) => [key, words(key, head)]));

const asked = z.object({ searchedFor: identifier.optional() });
const searches = new Map(routeKeys.map((key) => [key, words(key, asked)]));

/** What the words of a screen, whichever it is, say of it to search engines; not for legal texts. */
export function screenHead(screen: ScreenKey, language: Language): z.output<typeof head> {
  const read = heads.get(screen);
  if (!read) throw new Error(`there is no screen ${screen}`);
  return read(language);
}

/** What visitors search for that the screen itself does not say. */
export function searchedFor(screen: ScreenKey, language: Language): string | undefined {
  return searches.get(screen)?.(language).searchedFor;
}
