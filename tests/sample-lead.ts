import type { Lead } from "#contact/lead.ts";
import type { NewLead } from "#contact/store/save-lead.ts";

/** What a visitor wrote, for tests. */
export const sampleLead: Lead = {
  name: "Zoë Müller",
  email: "zoe@bäckerei-example.de",
  company: "Bäckerei Müller",
  phone: "+49 30 901820",
  projectType: "website",
  budget: "medium",
  message: "Guten Tag,\nwir suchen eine Webseite. 🥐",
};

/** The sample lead as it is stored; without deliveries unless a test names some. */
export const newLead: NewLead = {
  lead: sampleLead,
  language: "de",
  idempotencyKey: null,
  deliveries: [],
  mailHost: "orvane.example",
};
