import { screenName } from "#contract/copy/screen-name.ts";
import type { Language } from "#contract/languages.ts";
import { hasScreenIn, pathOf } from "#contract/routes.ts";
import { searchWords } from "#site/screens/search/words.ts";

/** Props of the search's island. */
export function searchBoxProps(language: Language) {
  const { label, hint, submit, states, more, noScript } = searchWords(language);
  return {
    language,
    words: { label, hint, submit, states, more, noScript },
    /** Where everything is listed: target of the form without scripts. */
    further: hasScreenIn("sitemap", language)
      ? { text: screenName("sitemap", language), href: pathOf("sitemap", language) }
      : { text: screenName("services", language), href: pathOf("services", language) },
  };
}
