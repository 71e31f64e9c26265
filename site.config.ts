import type { SiteConfig } from "#contract/site-schema.ts";

/**
 * Everything an owner changes to make this site their own. The agency, its people and its numbers are fictional: all
 * values are reserved for examples.
 */
export const site: SiteConfig = {
  brand: "Orvane",
  /** Public URL of the site, without a trailing slash. */
  url: "https://orvane.example",
  /** Language of everything the agency reads itself: mails, the pages behind their links, exports. */
  agencyLanguage: "fr",

  legal: {
    name: "Orvane SAS",
    form: "société par actions simplifiée",
    capital: { amount: 10_000, currency: "EUR" },
    street: "12 rue de l’Exemple",
    postalCode: "75011",
    city: "Paris",
    country: "FR",
    /** An empty value, or a capital of 0, removes its row from the legal notice. */
    registration: "RCS Paris 000 000 000",
    vat: "FR00000000000",
    director: "Camille Orsini",
    supervisor: "Camille Orsini",
    host: {
      name: "Hôte Exemple SAS",
      address: "1 place de l’Hébergement, 75000 Paris",
      /** In national or international format; `legal.country` makes a national number international. */
      phone: "+33 1 99 00 00 00",
    },
    /** Date of the last change to the terms. */
    termsUpdated: "2024-01-01",
    /** Date of the last change to the other legal texts. */
    textsUpdated: "2026-11-24",
    /** Date on which the accessibility statement was last reviewed. */
    accessibilityReviewed: "2026-11-21",
  },

  contact: {
    email: "bonjour@orvane.example",
    /**
     * One number for all, or one per language, in national or international format; `legal.country` makes a national
     * number international.
     */
    phone: { fr: "+33 1 99 00 42 17", en: "+44 20 7946 0417", de: "+49 30 23125 417" },
    /** Empty if the agency has none; its buttons and links then disappear. */
    whatsapp: "+33 6 39 98 42 17",
    /** Mailboxes that get the leads; the environment variable CONTACT_TO overrides them. */
    requestsTo: ["bonjour@orvane.example"],
    /** Sender of the site's mails; the environment variable CONTACT_FROM overrides it. */
    requestsFrom: "site@orvane.example",
    /**
     * Routes some leads to other mailboxes: the first match decides, all others go to `requestsTo`. For example
     * `{ to: ["shop@orvane.example"], projectTypes: ["ecommerce"], minimumScore: 60 }`.
     */
    routing: [],
  },

  /** With an empty URL its buttons lead to the contact form, and the contact page has no calendar. */
  booking: {
    /** The free audit: an external page that opens in a new tab. */
    audit: { minutes: 20, url: "https://calendar.example/orvane/audit-20" },
    /**
     * The strategic call, embedded in the contact page; `provider` says which booking service the URL belongs to, and is
     * `"none"` for any other, whose page opens in a new tab.
     */
    call: { minutes: 30, url: "https://calendar.example/orvane/call-30", provider: "calendly" },
  },

  /** An empty URL removes its link. */
  profiles: {
    reviews: "https://reviews.example/orvane",
    social: "https://social.example/orvane",
  },

  /** Measured after consent; an empty id turns a service off. */
  measurement: {
    /** Who counts visits: `"google"`, `"matomo"`, `"plausible"` or `"umami"`, which knows the site by `analyticsId`. */
    service: "google",
    analyticsId: "G-XXXXXXXXXX",
    /** Where Matomo, Plausible or Umami runs, such as `https://stats.orvane.example`; empty for Google. */
    address: "",
    /** Whether it counts only visitors who agree; `false` is for Matomo, Plausible and Umami, which get no cookies. */
    asksFirst: true,
    pixelId: "000000000000000",
  },

  hours: { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "18:00", timeZone: "Europe/Paris" },

  serviceAreas: ["FR", "CH", "XK", "EU"],

  features: {
    /** Ask for consent before measurement, pixel and embeds; turn it off only where no law requires consent. */
    consent: true,
    /** The agency's desk: the requests in a browser, for the readers of the mailboxes they go to. */
    desk: true,
    /** Send visitors a short acknowledgement in their language. */
    acknowledgement: true,
    /**
     * Tell browsers to use HTTPS for all subdomains, too, for two years (HSTS). This cannot be undone: turn it on only
     * if the domain is the agency's own and no subdomain will ever need plain HTTP.
     */
    httpsOnSubdomains: false,
  },

  /** Where the contact form posts to; a full URL if the service runs on another host. */
  contactEndpoint: "/functions/v1/send-contact-email",
};
