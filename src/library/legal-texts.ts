import { getEntry } from "astro:content";
import { site } from "#site.config.ts";
import type { SeoRecord } from "#src/head/seo-record.ts";
import type { Language } from "#src/languages.ts";
import { type NumberedSection, numberSections } from "#src/library/numbered-sections.ts";
import { escapeHtml, fillPlaceholders } from "#src/library/placeholders.ts";

/** The legal texts, in the order the site names them; each key is a screen and a folder of `content/legal`. */
export const legalKeys = ["legal-notice", "terms", "privacy", "refund"] as const;

export type LegalKey = (typeof legalKeys)[number];

export interface LegalText {
  readonly key: LegalKey;
  /** Short name, for links. */
  readonly title: string;
  readonly seo: SeoRecord;
  /** Day of the last change, `2024-01-01`. */
  readonly updated: string;
  /** What stands before the first section, as HTML. */
  readonly opening: string;
  readonly sections: readonly NumberedSection[];
}

/**
 * A legal text in a language. Placeholders are filled here and not in the content loader:
 * its cache knows the text's file alone and would keep values the identity file has since changed.
 */
export async function legalText(key: LegalKey, language: Language): Promise<LegalText> {
  const file = `content/legal/${key}/${language}.md`;
  const entry = await getEntry("legal", `${key}/${language}`);
  if (!entry?.rendered) throw new Error(`${file} is missing or empty`);
  const { title, seo } = entry.data;
  const fill = (text: string) => fillPlaceholders(text, { file, language });
  const html = fillPlaceholders(entry.rendered.html, { file, language, escape: escapeHtml });
  return {
    key,
    title: fill(title),
    seo: {
      title: fill(seo.title),
      description: fill(seo.description),
      keywords: fill(seo.keywords),
      h1: fill(seo.h1),
    },
    updated: key === "terms" ? site.legal.termsUpdated : site.legal.textsUpdated,
    ...numberSections(html),
  };
}

/** Every legal text in a language. */
export function legalTexts(language: Language): Promise<LegalText[]> {
  return Promise.all(legalKeys.map((key) => legalText(key, language)));
}
