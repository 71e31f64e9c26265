import { site } from "#site.config.ts";
import type { SeoRecord } from "#src/copy/words-schema.ts";
import { colourOf } from "#src/head/colours.ts";
import { appleIcon, favicons } from "#src/head/icons.ts";
import { markdownPath } from "#src/head/markdown-version.ts";
import { socialCardPath, socialCardSize, socialCardType } from "#src/head/social-image.ts";
import { manifestPath } from "#src/head/web-manifest.ts";
import {
  hreflangsOf,
  type Language,
  languages,
  languagesOf,
  locales,
  type PartlyLocalized,
  preferredValue,
} from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

/** The parts of a page that its head depends on. */
export interface Page {
  readonly language: Language;
  /**
   * Canonical paths of the page in every language it exists in; null if it has no address of its own (404,
   * 500).
   */
  readonly paths: PartlyLocalized<string> | null;
  readonly seo: SeoRecord;
  /** Pages that only respond to an action are not indexed. */
  readonly indexed: boolean;
  /** Set if the page is an article of the blog. */
  readonly article?: ArticleFacts | undefined;
  /** Canonical path of the page whose social card to use, if it has none of its own. */
  readonly card?: string | undefined;
  /** Feeds announced by the page. */
  readonly feeds?: readonly FeedLink[];
  /** Whether the page has a Markdown version. */
  readonly markdown?: boolean;
}

/** A feed announced by a page. */
export interface FeedLink {
  readonly type: string;
  readonly title: string;
  readonly path: string;
}

/** Metadata of an article for social networks. */
export interface ArticleFacts {
  /** Date of publication, `2024-01-31`. */
  readonly published: string;
  /** Date of the last change, if later. */
  readonly updated?: string | undefined;
  readonly author: string;
  /** The author's key in the team. */
  readonly writer: string;
  readonly section: string;
  readonly minutes: number;
}

/** The head of a page as data: the layout renders it, and tests check it. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string | null;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Icons, manifest, feeds and the Markdown version. */
  readonly links: readonly HeadLink[];
  readonly metas: readonly ({ readonly content: string } & (
    | { readonly name: string; readonly media?: string }
    | { readonly property: string }
  ))[];
}

export interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
  readonly sizes?: string;
  readonly title?: string;
}

const openGraphLocale = (language: Language) => locales[language].replace("-", "_");

/** Absolute URL of a path. */
export function urlOf(path: string): string {
  return new URL(path, site.url).href;
}

export function headOf(page: Page): PageHead {
  const { language, paths, seo, indexed, article } = page;
  const path = paths?.[language];
  const canonical = path === undefined ? null : urlOf(path);
  // Pages that nobody is meant to share show the home page's card.
  const shared = indexed && path !== undefined;
  const card = urlOf(socialCardPath(page.card ?? (shared ? path : pathOf("home", language))));
  const cardWords = shared ? `${seo.h1} – ${site.brand}` : site.brand;
  return {
    title: seo.title,
    canonical,
    alternates: paths && indexed ? alternatesOf(paths) : [],
    links: linksOf(page),
    metas: [
      { name: "description", content: seo.description },
      { name: "keywords", content: seo.keywords },
      { name: "robots", content: indexed ? "index, follow, max-image-preview:large" : "noindex, follow" },
      { property: "og:type", content: article ? "article" : "website" },
      { property: "og:site_name", content: site.brand },
      { property: "og:title", content: seo.title },
      { property: "og:description", content: seo.description },
      { property: "og:locale", content: openGraphLocale(language) },
      ...(paths ? languagesOf(paths) : languages)
        .filter((other) => other !== language)
        .map((other) => ({ property: "og:locale:alternate", content: openGraphLocale(other) })),
      ...(canonical ? [{ property: "og:url", content: canonical }] : []),
      { property: "og:image", content: card },
      { property: "og:image:type", content: socialCardType },
      { property: "og:image:width", content: String(socialCardSize.width) },
      { property: "og:image:height", content: String(socialCardSize.height) },
      { property: "og:image:alt", content: cardWords },
      ...(article
        ? [
            { property: "article:published_time", content: article.published },
            ...(article.updated ? [{ property: "article:modified_time", content: article.updated }] : []),
            { property: "article:author", content: article.author },
            { property: "article:section", content: article.section },
          ]
        : []),
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

function linksOf({ language, paths, feeds = [], markdown = false }: Page): readonly HeadLink[] {
  const path = paths?.[language];
  return [
    ...favicons.map(({ path, ...icon }) => ({ rel: "icon", href: path, ...icon })),
    { rel: "apple-touch-icon", href: appleIcon.path },
    { rel: "manifest", href: manifestPath(language) },
    ...feeds.map(({ type, title, path }) => ({ rel: "alternate", type, title, href: path })),
    ...(markdown && path !== undefined
      ? [{ rel: "alternate", type: "text/markdown", href: markdownPath(path) }]
      : []),
  ];
}

/** All alternates of a page, by language and region. */
export function alternatesOf(paths: PartlyLocalized<string>) {
  const alternatesAt = (path: string | undefined, codes: readonly string[]) =>
    path === undefined ? [] : codes.map((hreflang) => ({ hreflang, href: urlOf(path) }));
  return [
    ...languages.flatMap((language) => alternatesAt(paths[language], hreflangsOf(language))),
    ...alternatesAt(preferredValue(paths), ["x-default"]),
  ];
}
