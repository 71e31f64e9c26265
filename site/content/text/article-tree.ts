import type { Root } from "hast";
import type { Language } from "#contract/languages/languages.ts";
import { ContentError, locateIn, type Source } from "#contract/reader/file-problems.ts";
import type { LinkTargets } from "#site/content/text/entry-links.ts";
import { placeChart } from "#site/content/text/structure.ts";
import { textTree } from "#site/content/text/text-tree.ts";

/** Id of an article's title, which labels the regions of its page. */
export const titleId = "article-title";

/**
 * The text of an article, with the place of its chart if there is one. Fails, naming the line, on what is
 * wrong with it.
 */
export function articleTree(
  source: Source,
  language: Language,
  targets: LinkTargets,
  hasFigure: boolean,
): Root {
  const prepare = (tree: Root) => {
    if (placeChart(tree) === Number(hasFigure)) return;
    const comment = "<!-- figure -->";
    throw new ContentError(
      `${locateIn(source.file, comment)}: a figure needs figure.yaml and one line ${comment}`,
    );
  };
  return textTree({ source, language, values: {}, targets, titleId, prepare });
}
