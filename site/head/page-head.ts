import { colourOf } from "#contract/brand/colours.ts";
import type { SeoRecord } from "#contract/copy/copy-schema.ts";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { hreflangsOf, type Language, languages, locales } from "#contract/languages/languages.ts";
import { hasPage, type Paths, pathOf } from "#contract/routes/addresses.ts";
import { site } from "#data/contract/facts/site.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { feedPath, feedTitle } from "#site/content/articles/feed.ts";
import { socialCardPath, socialCardSize, socialCardType } from "#site/head/social-image.ts";

/** The parts of a page that its head depends on. */
interface Page {
  language: Language;
  /** Canonical paths; null if it has no address of its own (404, 500). */
  paths: Paths | null;
  seo: SeoRecord;
  /** Pages that only respond to an action are not indexed. */
  indexed: boolean;
  article?: ArticleFacts | undefined;
}

/** What machines are told of an article. */
export type ArticleFacts = Pick<Article, "date" | "updated" | "author" | "section" | "minutes">;

const openGraphLocale = (language: Language) => locales[language].replace("-", "_");

export function urlOf(path: string): string {
  return new URL(path, site.url).href;
}

/** The head of a page as data: the layout renders it, and tests check it. */
export function headOf({ language, paths, seo: copy, indexed, article }: Page) {
  // Its texts leave the page, and none of their lines breaks here.
  const seo = plainRecord(copy);
  const path = paths?.[language];
  const canonical = path === undefined ? null : urlOf(path);
  return {
    title: seo.title,
    canonical,
    alternates: paths && indexed ? alternatesOf(paths) : [],
    /** Icons and feed. */
    links: [...iconLinks, ...(hasPage("blog", language) ? [feedLink(language)] : [])],
    metas: [
      { name: "description", content: seo.description },
      { name: "keywords", content: seo.keywords },
      { name: "robots", content: indexed ? "index, follow, max-image-preview:large" : "noindex, follow" },
      { property: "og:type", content: article ? "article" : "website" },
      { property: "og:site_name", content: site.brand },
      { property: "og:title", content: seo.title },
      { property: "og:description", content: seo.description },
      { property: "og:locale", content: openGraphLocale(language) },
      ...languages
        .filter((other) => other !== language)
        .map((other) => ({ property: "og:locale:alternate", content: openGraphLocale(other) })),
      ...(canonical ? [{ property: "og:url", content: canonical }] : []),
      // Pages that nobody is meant to share show the home page's card.
      ...(indexed && path !== undefined
        ? cardMetas(path, `${seo.h1} – ${site.brand}`)
        : cardMetas(pathOf("home", language), site.brand)),
      ...(article ? articleMetas(article) : []),
      // Title, description and image default to the Open Graph tags above.
      { name: "twitter:card", content: "summary_large_image" },
      ...(["light", "dark"] as const).map((scheme) => ({
        name: "theme-color",
        media: `(prefers-color-scheme: ${scheme})`,
        content: colourOf("paper", scheme),
      })),
    ],
  };
}

/** For browser tabs: SVG, or a picture for browsers without SVG support. */
const iconLinks = [
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

function feedLink(language: Language) {
  return {
    rel: "alternate",
    type: "application/rss+xml",
    title: withoutInvisible(feedTitle(language)),
    href: feedPath(language),
  };
}

/** The card of the page at a path, and what it says. */
function cardMetas(path: string, alt: string) {
  return [
    { property: "og:image", content: urlOf(socialCardPath(path)) },
    { property: "og:image:type", content: socialCardType },
    { property: "og:image:width", content: String(socialCardSize.width) },
    { property: "og:image:height", content: String(socialCardSize.height) },
    { property: "og:image:alt", content: alt },
  ];
}

function articleMetas({ date, updated, author, section }: ArticleFacts) {
  return [
    { property: "article:published_time", content: date },
    ...(updated ? [{ property: "article:modified_time", content: updated }] : []),
    { property: "article:author", content: author },
    { property: "article:section", content: withoutInvisible(section) },
  ];
}

function plainRecord({ title, description, keywords, h1 }: SeoRecord): SeoRecord {
  const plain = (text: string) => withoutInvisible(text);
  return { title: plain(title), description: plain(description), keywords: plain(keywords), h1: plain(h1) };
}

/** All alternates of a page, by language and region; none where there is a single language. */
export function alternatesOf(paths: Paths) {
  if (!hasLanguageChoice) return [];
  const all = languages.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [{ hreflangs: hreflangsOf(language), href: urlOf(path) }];
  });
  return [
    ...all.flatMap(({ hreflangs, href }) => hreflangs.map((hreflang) => ({ hreflang, href }))),
    ...all.slice(0, 1).map(({ href }) => ({ hreflang: "x-default", href })),
  ];
}
