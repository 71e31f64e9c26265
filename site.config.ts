import type { Language } from "#src/languages.ts";

/**
 * Everything an owner changes to make this site theirs.
 * The agency, its people and its numbers are made up: every value is reserved for examples.
 */
export const site: SiteConfig = {
  brand: "Orvane",
  /** Public address of the site, without a trailing slash. */
  url: "https://orvane.example",
  /** What the agency reads: its own mails, the pages behind their links, its exports. */
  agencyLanguage: "fr",

  legal: {
    name: "Orvane SAS",
    form: "société par actions simplifiée",
    capital: { amount: 10_000, currency: "EUR" },
    street: "12 rue de l’Exemple",
    postalCode: "75011",
    city: "Paris",
    country: "FR",
    /** Empty values, and a capital of 0, leave their row of the legal notice out. */
    registration: "RCS Paris 000 000 000",
    vat: "FR00000000000",
    director: "Camille Orsini",
    supervisor: "Camille Orsini",
    host: {
      name: "Hôte Exemple SAS",
      address: "1 place de l’Hébergement, 75000 Paris",
      /** As people write it at home or abroad: `legal.country` makes a national number international. */
      phone: "+33 1 99 00 00 00",
    },
    /** Date on which the terms were last changed. */
    termsUpdated: "2024-01-01",
    /** Date on which the other legal texts were last changed. */
    textsUpdated: "2026-11-21",
    /** Day on which what the accessibility statement says was last checked. */
    accessibilityReviewed: "2026-11-21",
  },

  contact: {
    email: "bonjour@orvane.example",
    /** As people write it at home or abroad: `legal.country` makes a national number international. */
    phone: "+33 1 99 00 42 17",
    /** Empty where the agency has none: its buttons, card and lines go. */
    whatsapp: "+33 6 39 98 42 17",
    /** Receive the requests; the environment variable CONTACT_TO overrides them. */
    requestsTo: ["bonjour@orvane.example"],
    /** Sender of the site's mails; the environment variable CONTACT_FROM overrides it. */
    requestsFrom: "site@orvane.example",
    /**
     * Requests for somebody in particular: the first line that matches decides, the rest go to
     * `requestsTo`. For example `{ to: ["shop@orvane.example"], projectTypes: ["ecommerce"], minimumScore: 60 }`.
     */
    routing: [],
  },

  /** Until when security.txt holds; at most a year ahead, and a test tells a month before. */
  securityContactExpires: "2027-11-15",

  booking: {
    /** The free audit, an external page opened in a new tab. */
    audit: { minutes: 20, url: "https://calendar.example/orvane/audit-20" },
    /** The strategic call, shown in the contact page; `provider` is whose kind of calendar the address is. */
    call: { minutes: 30, url: "https://calendar.example/orvane/call-30", provider: "calendly" },
  },

  /** An empty address takes its link away. */
  profiles: {
    reviews: "https://reviews.example/orvane",
    social: "https://social.example/orvane",
  },

  /** Loaded once the visitor agrees; an empty id leaves a service out. */
  measurement: {
    analyticsId: "G-XXXXXXXXXX",
    pixelId: "000000000000000",
  },

  hours: { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "18:00", timeZone: "Europe/Paris" },

  serviceAreas: ["FR", "CH", "XK", "EU"],

  features: {
    /** Ask for consent before measurement, pixel and embeds; off only where no law asks for it. */
    consent: true,
    /** Send the visitor a short acknowledgement in their language. */
    acknowledgement: true,
    /** Validation messages in the page's language instead of English, which the accessibility statement then no longer lists as a fault. */
    localizedValidation: false,
    /**
     * Tell browsers that every subdomain speaks HTTPS too, for two years (HSTS). Nobody can take that back: only
     * where the domain is the agency's own and none of its subdomains will ever need plain HTTP.
     */
    httpsOnSubdomains: false,
  },

  /** Where the contact form posts to; a full address when another host takes the call. */
  contactEndpoint: "/functions/v1/send-contact-email",
};

/** Kinds of calendars that can be shown in a page. */
export type BookingProviderKey = "calendly" | "tidycal" | "cal.com";

export interface SiteConfig {
  readonly brand: string;
  readonly url: string;
  readonly agencyLanguage: Language;
  readonly legal: {
    readonly name: string;
    readonly form: string;
    readonly capital: { readonly amount: number; readonly currency: string };
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
    readonly registration: string;
    readonly vat: string;
    readonly director: string;
    /** Responsible for editorial content under § 18 (2) MStV. */
    readonly supervisor: string;
    readonly host: { readonly name: string; readonly address: string; readonly phone: string };
    readonly termsUpdated: string;
    readonly textsUpdated: string;
    readonly accessibilityReviewed: string;
  };
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly whatsapp: string;
    readonly requestsTo: readonly string[];
    readonly requestsFrom: string;
    readonly routing: readonly {
      readonly to: readonly string[];
      /** Keys of `content/facts/contact-form.ts`. */
      readonly projectTypes?: readonly string[];
      readonly languages?: readonly Language[];
      readonly minimumScore?: number;
    }[];
  };
  readonly securityContactExpires: string;
  readonly booking: {
    readonly audit: { readonly minutes: number; readonly url: string };
    readonly call: { readonly minutes: number; readonly url: string; readonly provider: BookingProviderKey };
  };
  readonly profiles: { readonly reviews: string; readonly social: string };
  readonly measurement: { readonly analyticsId: string; readonly pixelId: string };
  readonly hours: {
    readonly days: readonly string[];
    readonly opens: string;
    readonly closes: string;
    readonly timeZone: string;
  };
  readonly serviceAreas: readonly string[];
  readonly features: Readonly<
    Record<"consent" | "acknowledgement" | "localizedValidation" | "httpsOnSubdomains", boolean>
  >;
  readonly contactEndpoint: string;
}
