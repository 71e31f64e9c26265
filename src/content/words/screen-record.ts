import { isLegalKey, legalText } from "#src/content/legal/legal-texts.ts";
import { screenHead } from "#src/content/words/screen-head.ts";
import type { SeoRecord } from "#src/copy/words-schema.ts";
import type { Language } from "#src/languages.ts";
import type { ScreenKey } from "#src/routes.ts";

/** SEO record of a screen, from its legal text or its words. */
export async function screenRecord(screen: ScreenKey, language: Language): Promise<SeoRecord> {
  return isLegalKey(screen) ? (await legalText(screen, language)).seo : screenHead(screen, language).seo;
}
