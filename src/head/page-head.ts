import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";
import { colourOf } from "#src/head/colours.ts";
import { appleIcon, favicons } from "#src/head/icons.ts";
import { markdownPath } from "#src/head/markdown-version.ts";
import { cardPath, cardSize, cardType } from "#src/head/social-image.ts";
import { manifestPath } from "#src/head/web-manifest.ts";
import {
  hreflangsOf,
  type InSome,
  type Language,
  languages,
  languagesOf,
  locales,
  mainOf,
} from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

/** A page as its head sees it. */
export interface Page {
  readonly language: Language;
  /** Canonical paths of this page in every language it has; none where it has no address of its own (404, 500). */
  readonly paths: InSome<string> | null;
  readonly seo: SeoRecord;
  /** Pages that only answer an action are not indexed. */
  readonly indexed: boolean;
  /** Set where the page is an article of the blog. */
  readonly article?: ArticleFacts | undefined;
  /** Canonical path of the page whose social card this one shows, where it has none of its own. */
  readonly card?: string | undefined;
  /** What a feed reader can subscribe to. */
  readonly feeds?: readonly FeedLink[];
  /** Whether the page has a Markdown version beside it. */
  readonly markdown?: boolean;
}

/** A feed as a page announces it. */
export interface FeedLink {
  readonly type: string;
  readonly title: string;
  readonly path: string;
}

/** What a social network shows of an article beside its title. */
export interface ArticleFacts {
  /** Day of publication, `2024-01-31`. */
  readonly published: string;
  /** Day of its last change, where that is a later one. */
  readonly updated?: string | undefined;
  readonly author: string;
  readonly section: string;
  readonly minutes: number;
}

/** The head of a page as data: markup is made of it in the layout, promises about it are tested. */
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

/** A path of the site as a full address. */
export function addressOf(path: string): string {
  return new URL(path, site.url).href;
}

export function headOf(page: Page): PageHead {
  const { language, paths, seo, indexed, article } = page;
  const path = paths?.[language];
  const canonical = path === undefined ? null : addressOf(path);
  // A page nobody is meant to share shows the home page's card.
  const shared = indexed && path !== undefined;
  const card = addressOf(cardPath(page.card ?? (shared ? path : pathOf("home", language))));
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
      { property: "og:image:type", content: cardType },
      { property: "og:image:width", content: String(cardSize.width) },
      { property: "og:image:height", content: String(cardSize.height) },
      { property: "og:image:alt", content: cardWords },
      ...(article
        ? [
            { property: "article:published_time", content: article.published },
            ...(article.updated ? [{ property: "article:modified_time", content: article.updated }] : []),
            { property: "article:author", content: article.author },
            { property: "article:section", content: article.section },
          ]
        : []),
      // Title, description and picture of the card are those above where they are not said again.
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

/** Every address of a page, by the language and region it is for. */
export function alternatesOf(paths: InSome<string>) {
  const alternatesAt = (path: string | undefined, codes: readonly string[]) =>
    path === undefined ? [] : codes.map((hreflang) => ({ hreflang, href: addressOf(path) }));
  return [
    ...languages.flatMap((language) => alternatesAt(paths[language], hreflangsOf(language))),
    ...alternatesAt(mainOf(paths), ["x-default"]),
  ];
}
