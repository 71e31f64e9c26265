import type { SeoRecord } from "#contract/copy/words-schema.ts";
import type { Language } from "#contract/languages.ts";
import type { ScreenKey } from "#contract/routes.ts";
import { isLegalKey, legalText } from "#site/content/legal/legal-texts.ts";
import { screenHead } from "#site/content/words/screen-head.ts";

/** SEO record of a screen, from its legal text or its words. */
export async function screenRecord(screen: ScreenKey, language: Language): Promise<SeoRecord> {
  if (isLegalKey(screen)) return (await legalText(screen, language)).seo;
  const { seo } = screenHead(screen, language);
  return { ...seo, description: seo.description.join("") };
}
