import { keysOf } from "#contract/reader/records.ts";
import { site } from "#data/contract/facts/site.ts";

type ConsentCategory = "measurement" | "marketing" | "embeds";

const { url, provider } = site.booking.call;

/**
 * The calendar shown in the contact page; null where the agency has none, or one that only opens in a tab.
 */
export const embeddedCalendar = url === "" || provider === "none" ? null : { url, provider };

const { service, analyticsId, address, asksFirst, pixelId } = site.measurement;

const host = URL.parse(address)?.hostname ?? "";
const alike = (name: string) => ({ name, maker: name, sign: name });

/** Names of the services that count visits. */
const names = {
  google: { name: "Google Analytics", maker: "Google", sign: "GA4" },
  matomo: alike("Matomo"),
  plausible: alike("Plausible"),
  umami: alike("Umami"),
};

/** Who counts visits, and whether visitors are asked first; null for nobody. */
export const analytics = analyticsId
  ? {
      ...names[service],
      provider: service === "google" ? "Google Ireland Limited" : host,
      asksFirst: asksFirst && site.features.consent,
    }
  : null;

/**
 * The hosts that a consent category contacts, and no others; `*.` stands for any subdomain. A test compares
 * them with the content security policies.
 */
export const consentHosts: Record<ConsentCategory, string[]> = {
  measurement: service === "google" ? ["www.googletagmanager.com", "*.google-analytics.com"] : [host],
  marketing: ["connect.facebook.net", "www.facebook.com"],
  embeds: embeddedCalendar ? [new URL(embeddedCalendar.url).hostname] : [],
};

const isUsed: Record<ConsentCategory, boolean> = {
  measurement: analytics?.asksFirst ?? false,
  marketing: pixelId !== "",
  embeds: embeddedCalendar !== null,
};

/** What the site has to ask for; it has no banner where this is empty. */
export const askedCategories = keysOf(isUsed).filter((category) => isUsed[category]);

export const isConsentAsked = site.features.consent && askedCategories.length > 0;
