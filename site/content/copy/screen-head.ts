import { z } from "zod";
import { headline, identifier, type SeoRecord, sentence, seoRecord } from "#contract/copy/copy-schema.ts";
import type { Language } from "#contract/languages/languages.ts";
import { type ScreenKey, screens } from "#contract/routes/screens.ts";
import { automationExample } from "#data/site/content/facts/automation-example.ts";
import { methodDays } from "#data/site/content/facts/methods.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { caseCount } from "#site/content/figures/case-count.ts";

const head = z
  .object({
    // The sitemap shows descriptions on a page.
    seo: seoRecord.extend({ description: sentence, h1: headline.optional() }),
    /** The lines of the heading of home; the schema of every other screen asks for `h1`. */
    hero: z.object({ headline: z.array(headline) }).catch({ headline: [] }),
    /** What visitors search for that the screen itself does not say. */
    searchedFor: identifier.optional(),
  })
  .transform(({ seo, hero, ...others }) => ({
    ...others,
    seo: { ...seo, h1: seo.h1 ?? hero.headline.join(" ") },
  }));

/** The front matter of legal texts is flat. */
function nested(data: unknown): unknown {
  const { seoTitle: title, seoDescription: description, seoKeywords: keywords, h1, ...rest } = Object(data);
  return title === undefined ? data : { ...rest, seo: { title, description, keywords, h1 } };
}

/**
 * Facts of single pages that their heads name. Sitemap and search read the head of every page, without the
 * schema of its copy.
 */
const facts = () => ({ automationExample, cases: { count: caseCount }, methodDays });

const heads = new Map(
  screens.map(({ key }) => [key, defineSiteCopy(key, z.preprocess(nested, head), facts)]),
);

/** The head of any screen: its search record, and what visitors search for. */
export function screenHead(screen: ScreenKey, language: Language): z.output<typeof head> {
  const read = heads.get(screen);
  if (!read) throw new Error(`there is no screen ${screen}`);
  return read(language);
}

/** SEO record of a screen, its description as plain text. */
export function screenRecord(screen: ScreenKey, language: Language): SeoRecord {
  const { seo } = screenHead(screen, language);
  return { ...seo, description: seo.description.join("") };
}
