import { site } from "#contract/facts/site.ts";

type ConsentCategory = "measurement" | "marketing" | "embeds";

/** What a consent category loads, from whom, and what it stores on the device. */
interface ConsentService {
  /** Null for calendars: the booking address in the identity file names the provider. */
  provider: string | null;
  /** Hosts contacted; `*.` stands for any subdomain. */
  hosts: string[];
  /** Names of the cookies; an ellipsis stands for the site's id. */
  cookies: string[];
  /** Longest lifetime of the cookies in days; null where it is up to the provider. */
  cookieDays: number | null;
}

const { url, provider } = site.booking.call;

/** The calendar shown in the contact page; null where the agency has none, or one that only opens in a tab. */
export const embeddedCalendar = url === "" || provider === "none" ? null : { url, provider };

const { service, analyticsId, address, asksFirst, pixelId } = site.measurement;

const host = URL.parse(address)?.hostname ?? "";
const alike = (name: string) => ({ name, maker: name, sign: name });

/** What the services that count visits are called. */
const names = {
  google: { name: "Google Analytics", maker: "Google", sign: "GA4" },
  matomo: alike("Matomo"),
  plausible: alike("Plausible"),
  umami: alike("Umami"),
};

/** Who counts visits, and whether visitors are asked first; null for nobody. */
export const analytics = analyticsId
  ? { ...names[service], asksFirst: asksFirst && site.features.consent }
  : null;

/** Only these hosts may be contacted; a test compares them with the content security policies. */
export const consentServices: Record<ConsentCategory, ConsentService> = {
  measurement:
    service === "google"
      ? {
          provider: "Google Ireland Limited",
          hosts: ["www.googletagmanager.com", "*.google-analytics.com"],
          cookies: ["_ga", "_ga_…"],
          cookieDays: 180,
        }
      : { provider: host, hosts: [host], cookies: [], cookieDays: 0 },
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
};

const isUsed: Record<ConsentCategory, boolean> = {
  measurement: analytics?.asksFirst ?? false,
  marketing: pixelId !== "",
  embeds: embeddedCalendar !== null,
};

/** What the site has to ask for; it has no band where this is empty. */
export const askedCategories = (Object.keys(consentServices) as ConsentCategory[]).filter(
  (category) => isUsed[category],
);

export const isConsentAsked = site.features.consent && askedCategories.length > 0;
