import { screenName } from "#src/copy/screen-name.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { searchWords } from "#src/screens/search/words.ts";

/** Props of the search's island. */
export function searchBoxProps(language: Language) {
  const { label, hint, submit, states, more, noScript } = searchWords(language);
  return {
    language,
    words: { label, hint, submit, states, more, noScript },
    sitemap: {
      text: screenName("sitemap", language),
      href: pathOf("sitemap", language),
    },
  };
}
