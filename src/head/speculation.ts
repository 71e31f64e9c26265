/** Where browsers find which links to load ahead of a click; the rules are `public/speculation-rules.json`. */
export const speculationRulesPath = "/speculation-rules.json";

/** Sent with every page: the rules of the site, by a header, which no content security policy stops. */
export const speculationHeaders = { "Speculation-Rules": `"${speculationRulesPath}"` } as const;

/** Sent with the rules themselves, which change with a build and are asked for by every page. */
export const rulesHeaders = {
  "Content-Type": "application/speculationrules+json",
  "Cache-Control": "public, max-age=86400",
} as const;
