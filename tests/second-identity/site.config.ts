import { defaultLanguage } from "#contract/languages.ts";
import type { SiteConfig } from "#contract/site-schema.ts";

/** Atelier Nord in Lyon: no capital, register or VAT number, no chat, no reviews, open from Tuesday to Saturday. */
export const site: SiteConfig = {
  brand: "Atelier Nord",
  url: "https://atelier-nord.example",
  agencyLanguage: defaultLanguage,

  legal: {
    name: "Atelier Nord",
    form: "entreprise individuelle",
    capital: { amount: 0, currency: "EUR" },
    street: "4 quai de l’Exemple",
    postalCode: "69001",
    city: "Lyon",
    country: "FR",
    registration: "",
    vat: "",
    director: "Jeanne Exemple",
    supervisor: "",
    host: {
      name: "Hôte Exemple SAS",
      address: "1 place de l’Hébergement, 75000 Paris",
      phone: "+33 1 99 00 00 00",
    },
    termsUpdated: "2024-01-01",
    textsUpdated: "2026-11-22",
    accessibilityReviewed: "2026-11-21",
  },

  contact: {
    email: "bonjour@atelier-nord.example",
    phone: "04 99 00 42 17",
    whatsapp: "",
    requestsTo: ["bonjour@atelier-nord.example", "jeanne@atelier-nord.example"],
    requestsFrom: "site@atelier-nord.example",
    routing: [],
  },

  booking: {
    audit: { minutes: 20, url: "https://calendar.example/atelier-nord/audit-20" },
    call: { minutes: 30, url: "", provider: "none" },
  },
  profiles: {
    reviews: "",
    social: "https://social.example/atelier-nord",
  },
  measurement: {
    service: "plausible",
    analyticsId: "atelier-nord.example",
    address: "https://plausible.io",
    asksFirst: false,
    pixelId: "",
  },

  hours: { days: ["Tu", "We", "Th", "Fr", "Sa"], opens: "09:30", closes: "18:00", timeZone: "Europe/Paris" },

  serviceAreas: ["FR", "CH"],

  features: {
    consent: true,
    desk: true,
    acknowledgement: true,
    httpsOnSubdomains: false,
  },
  contactEndpoint: "/functions/v1/send-contact-email",
};
