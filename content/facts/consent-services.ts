import { embeddedCalendar } from "#content/facts/calendar.ts";
import { site } from "#site.config.ts";

/** What a consent category loads, from whom, and what it stores on the device. */
export interface ConsentService {
  /** Null for calendars: the booking address in the identity file names the provider. */
  provider: string | null;
  /** Hosts contacted; `*.` stands for any subdomain. */
  hosts: string[];
  /** Names of the cookies; an ellipsis stands for the site's id. */
  cookies: string[];
  /** Longest lifetime of the cookies in days; null where it is up to the provider. */
  cookieDays: number | null;
}

/** Only these hosts may be contacted; a test compares them with the content security policies. */
export const consentServices = {
  measurement: {
    provider: "Google Ireland Limited",
    hosts: ["www.googletagmanager.com", "*.google-analytics.com"],
    cookies: ["_ga", "_ga_…"],
    cookieDays: 180,
  },
  marketing: {
    provider: "Meta Platforms Ireland Limited",
    hosts: ["connect.facebook.net", "www.facebook.com"],
    cookies: ["_fbp"],
    // https://www.facebook.com/privacy/policies/cookies: `_fbp` lasts 90 days.
    cookieDays: 90,
  },
  embeds: {
    provider: null,
    hosts: embeddedCalendar ? [new URL(embeddedCalendar.url).hostname] : [],
    cookies: [],
    cookieDays: null,
  },
} as const satisfies Record<string, ConsentService>;

export type ConsentCategory = keyof typeof consentServices;

const isUsed: Readonly<Record<ConsentCategory, boolean>> = {
  measurement: site.measurement.analyticsId !== "",
  marketing: site.measurement.pixelId !== "",
  embeds: embeddedCalendar !== null,
};

/** What the site has to ask for; it has no band where this is empty. */
export const askedCategories = (Object.keys(consentServices) as ConsentCategory[]).filter(
  (category) => isUsed[category],
);

export const isConsentAsked = site.features.consent && askedCategories.length > 0;
