import { type Language, locales } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";
import {
  analytics,
  askedCategories,
  consentHosts,
  isConsentAsked,
} from "#data/site/content/facts/consent-services.ts";
import { analyticsCookieDays } from "#site/measurement/analytics.ts";

/** Who counts visits, and what visitors are asked to allow. */
export function measurementFacts(language: Language) {
  const provider = analytics?.provider ?? "";
  const list = new Intl.ListFormat(locales[language]);
  return {
    measurement: {
      name: analytics?.name ?? "",
      maker: analytics?.maker ?? "",
      provider,
      allowed: analytics?.asksFirst ? `${analytics.name} (${provider})` : "",
      hosts: list.format(consentHosts.measurement),
      cookieDays: analyticsCookieDays,
      pixel: site.measurement.pixelId && "Meta",
      pixelHosts: list.format(consentHosts.marketing),
      /** Whether visitors are asked first, for a select. */
      when: analytics === null ? "never" : analytics.asksFirst ? "asked" : "always",
      /** What visitors are asked to allow, such as `measurement_marketing`, for a select. */
      asked: askedCategories.filter((category) => category !== "embeds").join("_"),
    },
    /** Whether visitors are asked to allow anything: `yes` or `no`, for a select. */
    consent: { asked: isConsentAsked ? "yes" : "no" },
    booking: { call: { host: consentHosts.embeds.join() } },
  };
}
