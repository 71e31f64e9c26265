/** The blog's categories, in the order its filter shows them. */
export const articleCategories = [
  "seo",
  "automation",
  "branding",
  "social-media",
  "email-marketing",
  "analytics",
  "ai-tools",
  "cro",
  "whatsapp-marketing",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];
