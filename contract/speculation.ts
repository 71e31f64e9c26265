/** Path of the rules that tell browsers which links to prefetch, `public/speculation-rules.json`. */
export const speculationRulesPath = "/speculation-rules.json";

/** Sent with every page. As a header, the rules are not subject to the content security policy. */
export const speculationHeaders = { "Speculation-Rules": `"${speculationRulesPath}"` } as const;

/** Headers of the rules themselves, which only change with a build but are requested by every page. */
export const rulesHeaders = {
  "Content-Type": "application/speculationrules+json",
  "Cache-Control": "public, max-age=86400",
} as const;
