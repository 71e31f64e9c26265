import { servicePrefix } from "#contract/schemas/service-paths.ts";

/** Path of the rules that tell browsers which links to prefetch. */
export const speculationRulesPath = "/speculation-rules.json";

/** Pages of the site that a visitor is about to open: no files, forms or other windows. */
export const speculationRules = {
  prefetch: [
    {
      tag: "intent",
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*.*" } },
          { not: { href_matches: "/*\\?(.+)" } },
          { not: { href_matches: `${servicePrefix}*` } },
          { not: { selector_matches: "[download], [target=_blank], [href^='#']" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** Sent with every page. As a header, the rules are not subject to the content security policy. */
export const speculationHeaders = { "Speculation-Rules": `"${speculationRulesPath}"` } as const;

/** Headers of the rules themselves, which only change with a build but are requested by every page. */
export const rulesHeaders = {
  "Content-Type": "application/speculationrules+json",
  "Cache-Control": "public, max-age=86400",
} as const;
