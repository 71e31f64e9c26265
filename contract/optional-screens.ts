/** The screens that a site may leave out, in `facts/screens.yaml`; the others are what visitors, the form and the law need. */
export const optionalScreens = [
  "agency",
  "about",
  "vision",
  "portfolio",
  "pricing",
  "examples",
  "blog",
  "terms",
  "refund",
  "accessibility",
  "sitemap",
  "links",
  "search",
] as const;
