import type { Lead } from "#contract/lead-fields.ts";
import type { NewLead } from "#leads/store/save-lead.ts";
import { thirdLanguage } from "#tests/support/spoken.ts";

/** A lead as sent by a visitor. */
export const sampleLead: Lead = {
  name: "Zoë Müller",
  email: "zoe@bäckerei-example.de",
  company: "Bäckerei Müller",
  phone: "+49 30 901820",
  projectType: "website",
  budget: "medium",
  message: "Guten Tag,\nwir suchen eine Webseite. 🥐 שלום",
};

/** Stores the sample lead; without deliveries unless the test adds some. */
export const newLead: NewLead = {
  lead: sampleLead,
  language: thirdLanguage,
  idempotencyKey: null,
  deliveries: [],
  mailHost: "orvane.example",
};
