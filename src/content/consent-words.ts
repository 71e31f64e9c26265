import { createHash } from "node:crypto";
import { consent as de } from "#content/copy/de/consent.ts";
import { consent as en } from "#content/copy/en/consent.ts";
import { consent as fr } from "#content/copy/fr/consent.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { site } from "#site.config.ts";
import { filledWords } from "#src/content/filled-words.ts";
import { type Localized, localize } from "#src/languages.ts";

export type ConsentWords = typeof fr;

export const consentWords: Localized<ConsentWords> = localize((language) =>
  filledWords({ fr, en, de }[language], { file: `content/copy/${language}/consent.ts`, language }),
);

/** Changes with what a visitor agrees to: the words in any language, and whom they name. */
const version = createHash("sha256")
  .update(JSON.stringify([consentWords, site.measurement, site.booking.call]))
  .digest("base64url")
  .slice(0, 8);

/** What a page's scripts must know of measurement and consent, as attributes of its body. */
export const measurementAttributes: Readonly<Record<`data-${string}`, string | undefined>> = {
  "data-analytics": site.measurement.analyticsId || undefined,
  "data-pixel": site.measurement.pixelId || undefined,
  "data-consent": site.features.consent ? version : undefined,
  "data-consent-months": site.features.consent ? String(legalLimits.consentMonths) : undefined,
};
