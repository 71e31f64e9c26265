import { elide } from "#contract/copy/elision.ts";
import { site } from "#contract/facts/site.ts";
import { typesetHtml } from "#contract/formats/typeset.ts";
import type { Language } from "#contract/languages.ts";
import { hasScreen } from "#contract/routes.ts";
import { textOf } from "#site/content/entries.ts";
import { filledHead, fillHtml } from "#site/content/text/entry-facts.tsx";
import { numberSections } from "#site/content/text/numbered-sections.ts";
import { isFilled } from "#site/content/words/words.ts";

const { termsUpdated, textsUpdated, accessibilityReviewed } = site.legal;

/** The legal texts in order, and when each last changed; each key is a screen and a folder of `legal`. */
const updated = {
  imprint: textsUpdated,
  terms: termsUpdated,
  privacy: textsUpdated,
  refund: textsUpdated,
  accessibility: accessibilityReviewed,
};

type LegalKey = keyof typeof updated;

/** Those that the site has. */
export const legalKeys = (Object.keys(updated) as LegalKey[]).filter(hasScreen);

/** Day on which the legal text of a screen last changed; undefined for other screens. */
export function legalUpdate(screen: string): string | undefined {
  return Object.entries(updated).find(([key]) => key === screen)?.[1];
}

/** Placeholders are filled here: the content loader caches by file and would keep facts that have changed since. */
export async function legalText(key: LegalKey, language: Language) {
  const { file, head, html: text } = await textOf("legal", key, language);
  const filling = { file, language };
  const { h1 } = filledHead(head, filling);
  const written = fillHtml(withoutEmptyRows(text, language), filling);
  const html = typesetHtml(elide(written.replace(emptyElements, ""), language), language);
  return {
    key,
    h1,
    updated: updated[key],
    ...numberSections(html),
  };
}

export type LegalText = Awaited<ReturnType<typeof legalText>>;

/** What a `select` with nothing to say in this case leaves behind. */
const emptyElements = /<(p|li)>\s*<\/\1>\n?|<ul>\s*(?:<li>\s*<\/li>\s*)*<\/ul>\n?/g;

/** Removes list items with a fact that is empty in `site.yaml`: `""`, or an amount of 0. */
function withoutEmptyRows(html: string, language: Language): string {
  return html.replace(/<li>(?:(?!<li>)[\s\S])*?<\/li>\n?/g, (row) => (isFilled(row, language) ? row : ""));
}
