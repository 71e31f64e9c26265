/** Native integrations by field, each with its products. */
export const integrations = {
  chat: ["WhatsApp"],
  text: ["Twilio"],
  ads: ["Meta", "Google Ads"],
  payment: ["Stripe"],
  bridges: ["Zapier", "Make"],
  crm: ["HubSpot", "HighLevel"],
  diary: ["Calendly", "TidyCal"],
  reports: ["Looker Studio"],
} as const satisfies Record<string, string[]>;

export type IntegrationKey = keyof typeof integrations;
