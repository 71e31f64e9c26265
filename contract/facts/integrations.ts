/** Native integrations by field, each with its products: those with one, then those with two, so that rows of them align. */
export const integrations = {
  chat: ["WhatsApp"],
  text: ["Twilio"],
  payment: ["Stripe"],
  reports: ["Looker Studio"],
  ads: ["Meta", "Google Ads"],
  bridges: ["Zapier", "Make"],
  crm: ["HubSpot", "HighLevel"],
  diary: ["Calendly", "TidyCal"],
} as const satisfies Record<string, string[]>;

export type IntegrationKey = keyof typeof integrations;
