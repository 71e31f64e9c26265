import { screenName } from "#src/content/words/screen-name.ts";
import { wordsOf } from "#src/content/words/words.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

/** Props of the search's island. */
export function searchBoxProps(language: Language) {
  const { label, hint, submit, states, more, noScript } = wordsOf("search", language);
  return {
    language,
    words: { label, hint, submit, states, more, noScript },
    sitemap: {
      text: screenName("sitemap", language),
      href: pathOf("sitemap", language),
    },
  };
}
