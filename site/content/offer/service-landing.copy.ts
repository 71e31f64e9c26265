import { texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** Copy shared by the service landing pages. */
export const serviceLandingCopy = defineSiteCopy(
  "serviceLanding",
  texts("compare", "quote", "call", "choose", "popular").extend(
    texts("notIncluded", "ongoing", "pricesNote", "sample").shape,
  ),
);
