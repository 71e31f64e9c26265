import { createHash } from "node:crypto";
import { localize } from "#contract/languages/languages.ts";
import { legalLimits } from "#data/contract/facts/legal-limits.ts";
import { site } from "#data/contract/facts/site.ts";
import { isConsentAsked } from "#data/site/content/facts/consent-services.ts";
import { consentCopy } from "#site/consent/consent.copy.ts";
import { measurementBehaviour } from "#site/measurement/connect-measurement.ts";

/** Changes with what visitors agree to: the text in any language, and the services it names. */
const version = createHash("sha256")
  .update(
    JSON.stringify([localize((language) => consentCopy(language)), site.measurement, site.booking.call]),
  )
  .digest("base64url")
  .slice(0, 8);

const { service, analyticsId, address, pixelId } = site.measurement;

/** What the scripts need to know about measurement and consent, as attributes of the body. */
export const pageSettingsAttributes: Record<`data-${string}`, string | undefined> = {
  "data-behaviour": measurementBehaviour,
  "data-analytics":
    (service === "google" ? analyticsId : analyticsId && `${analyticsId} ${service} ${address}`) || undefined,
  "data-pixel": pixelId || undefined,
  "data-consent": isConsentAsked ? version : undefined,
  "data-consent-months": isConsentAsked ? String(legalLimits.consentMonths) : undefined,
};
