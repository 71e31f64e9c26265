import { site } from "#site.config.ts";
import type { SeoRecord } from "#src/head/seo-record.ts";
import { defaultLanguage, type Language, type Localized, languages } from "#src/languages.ts";

/** A page as its head sees it. */
export interface Page {
  readonly language: Language;
  /** Canonical paths of this page in every language; none where it has no address of its own (404, 500). */
  readonly paths: Localized<string> | null;
  readonly seo: SeoRecord;
  /** Pages that only answer an action are not indexed. */
  readonly indexed: boolean;
}

/** The head of a page as data: markup is made of it in the layout, promises about it are tested. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string | null;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly metas: readonly ({ readonly content: string } & (
    | { readonly name: string }
    | { readonly property: string }
  ))[];
}

/** Language and regional variants announced for each language. */
const hreflangs: Localized<readonly string[]> = {
  fr: ["fr", "fr-FR", "fr-CH"],
  en: ["en"],
  de: ["de", "de-DE", "de-CH"],
};

const openGraphLocales: Localized<string> = { fr: "fr_FR", en: "en_GB", de: "de_DE" };

/** A path of the site as a full address. */
export function addressOf(path: string): string {
  return new URL(path, site.url).href;
}

export function headOf({ language, paths, seo, indexed }: Page): PageHead {
  const canonical = paths ? addressOf(paths[language]) : null;
  return {
    title: seo.title,
    canonical,
    alternates: paths && indexed ? alternatesOf(paths) : [],
    metas: [
      { name: "description", content: seo.description },
      { name: "keywords", content: seo.keywords },
      { name: "robots", content: indexed ? "index, follow" : "noindex, follow" },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: site.brand },
      { property: "og:title", content: seo.title },
      { property: "og:description", content: seo.description },
      { property: "og:locale", content: openGraphLocales[language] },
      ...languages
        .filter((other) => other !== language)
        .map((other) => ({ property: "og:locale:alternate", content: openGraphLocales[other] })),
      ...(canonical ? [{ property: "og:url", content: canonical }] : []),
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: seo.title },
      { name: "twitter:description", content: seo.description },
    ],
  };
}

function alternatesOf(paths: Localized<string>) {
  return [
    ...languages.flatMap((language) =>
      hreflangs[language].map((hreflang) => ({ hreflang, href: addressOf(paths[language]) })),
    ),
    { hreflang: "x-default", href: addressOf(paths[defaultLanguage]) },
  ];
}
