import { site } from "#site.config.ts";

/** What a category of consent loads, from whom, and what that leaves on the device. */
export interface ConsentService {
  /** Null for the visitor's own: who runs the calendar stands in its address. */
  readonly provider: string | null;
  /** Hosts that are asked; `*.` stands for any host under a name. */
  readonly hosts: readonly string[];
  /** Names of the cookies; an ellipsis stands for the site's id. */
  readonly cookies: readonly string[];
  /** How long the cookies stay at most, in days; null where the provider alone decides. */
  readonly cookieDays: number | null;
}

/** Only the hosts named here may be reached; a test compares them with the policies. */
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
    // https://www.facebook.com/privacy/policies/cookies: `_fbp` stays for 90 days.
    cookieDays: 90,
  },
  embeds: {
    provider: null,
    hosts: [new URL(site.booking.call.url).hostname],
    cookies: [],
    cookieDays: null,
  },
} as const satisfies Record<string, ConsentService>;
