import { site } from "#site.config.ts";

/** What a consent category loads, from whom, and what it stores on the device. */
export interface ConsentService {
  /** Null for calendars: the booking address in the identity file names the provider. */
  readonly provider: string | null;
  /** Hosts contacted; `*.` stands for any subdomain. */
  readonly hosts: readonly string[];
  /** Names of the cookies; an ellipsis stands for the site's id. */
  readonly cookies: readonly string[];
  /** Longest lifetime of the cookies in days; null where it is up to the provider. */
  readonly cookieDays: number | null;
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
    hosts: [new URL(site.booking.call.url).hostname],
    cookies: [],
    cookieDays: null,
  },
} as const satisfies Record<string, ConsentService>;
