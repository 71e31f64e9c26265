import type { Language } from "#contract/languages/languages.ts";
import { isKeyOf } from "#contract/reader/records.ts";
import type { LegalKey } from "#contract/routes/screens.ts";
import { site } from "#data/contract/facts/site.ts";
import { readEntryText } from "#site/content/entries/entries.ts";
import { linkTargets } from "#site/content/entries/link-targets.ts";
import { filledHead } from "#site/content/text/filled-head.ts";
import { numberedId, sectionsOf } from "#site/content/text/sections.ts";
import { drawPictures } from "#site/content/text/text-pictures.ts";
import { textTree } from "#site/content/text/text-tree.ts";

const { termsUpdated, textsUpdated, accessibilityReviewed } = site.legal;

/** When each legal text last changed. */
const updated: Record<LegalKey, string> = {
  imprint: textsUpdated,
  terms: termsUpdated,
  privacy: textsUpdated,
  refund: textsUpdated,
  accessibility: accessibilityReviewed,
};

const pictureSizes = "(min-width: 64rem) 62vw, 94vw";

/** Day on which the legal text of a screen last changed; undefined for other screens. */
export function legalUpdate(screen: string): string | undefined {
  return isKeyOf(updated, screen) ? updated[screen] : undefined;
}

/** A legal text in a language, in its sections. Fails, naming file and line, on what is wrong with it. */
export async function legalText(key: LegalKey, language: Language) {
  const { source, head } = await readEntryText("legal", key, language);
  const filling = { source, language, values: {} };
  const { h1 } = filledHead(head, ["h1"], filling);
  const tree = textTree({ ...filling, targets: await linkTargets(language), sections: numberedId });
  await drawPictures(tree, source, pictureSizes);
  const { opening, sections } = sectionsOf(tree);
  return {
    key,
    h1,
    updated: updated[key],
    opening,
    sections: sections.map(({ heading, body }, index) => ({
      number: index + 1,
      id: numberedId(index),
      heading,
      body,
    })),
  };
}

export type LegalText = Awaited<ReturnType<typeof legalText>>;
