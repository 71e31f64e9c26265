import { site } from "#site.config.ts";
import { type ListedPage, listedPagesIn } from "#src/content/listed-pages.ts";
import type { SitePage } from "#src/content/site-pages.ts";
import { withoutJoiners } from "#src/formats/typeset.ts";
import { hasMarkdown, markdownPath } from "#src/head/markdown-version.ts";
import { urlOf } from "#src/head/page-head.ts";
import { defaultLanguage, type Localized, languages } from "#src/languages.ts";
import type { SiteGroup } from "#src/routes.ts";

type Listed = Pick<SitePage, "key" | "route" | "group" | "paths" | "name" | "description">;

interface Words {
  /** The agency in one sentence. */
  readonly summary: Localized<string>;
  readonly groups: Localized<Readonly<Record<SiteGroup, string>>>;
}

/**
 * Site map for AI assistants (llmstxt.org): default language first, linking to Markdown versions where they
 * exist.
 */
export function llmsTxt(pages: readonly Listed[], { summary, groups }: Words): string {
  const sections = languages.flatMap((language) => {
    const keys = [...new Set(pages.map(({ group }) => group))];
    const listed = listedPagesIn(language, pages);
    return keys.map((key) => {
      const entries = listed.filter(({ group }) => group === key).map(entryOf);
      return [`## ${groups[language][key]} (${language})`, "", ...entries, ""].join("\n");
    });
  });
  const others = languages.filter((language) => language !== defaultLanguage);
  const lines = [
    `# ${site.brand}`,
    "",
    `> ${summary[defaultLanguage]}`,
    "",
    ...others.flatMap((language) => [`- ${language}: ${summary[language]}`]),
    "",
    ...sections,
  ];
  return withoutJoiners(lines.join("\n"));
}

function entryOf({ route, path, name, description }: ListedPage): string {
  return `- [${name}](${urlOf(hasMarkdown(route) ? markdownPath(path) : path)}): ${description}`;
}
