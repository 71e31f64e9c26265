import type { Language } from "#contract/languages/languages.ts";
import type { PlainPageKey } from "#contract/routes/screens.ts";
import { readEntryText } from "#site/content/entries/entries.ts";
import { linkTargets } from "#site/content/entries/link-targets.ts";
import { filledHead } from "#site/content/text/filled-head.ts";
import { drawPictures } from "#site/content/text/text-pictures.ts";
import { textTree } from "#site/content/text/text-tree.ts";

const pictureSizes = "(min-width: 64rem) 62vw, 94vw";

/**
 * A page of the site's own in a language: what stands around its text, and the text. Fails, naming file and
 * line, on what is wrong with it.
 */
export async function plainPage(key: PlainPageKey, language: Language) {
  const { source, head } = await readEntryText("pages", key, language);
  const filling = { source, language, values: {} };
  const { h1, subtitle, closing } = filledHead(head, ["h1"], filling);
  const tree = textTree({ ...filling, targets: await linkTargets(language) });
  await drawPictures(tree, source, pictureSizes);
  return { h1, subtitle, closing, text: tree.children };
}

export type PlainPage = Awaited<ReturnType<typeof plainPage>>;
