import { z } from "zod";
import { seoRecord, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** What the visitor wanted, and what came of it. */
const said = texts("wanted", "answer");

/** Copy of the error pages. */
export const errorPagesCopy = defineSiteCopy(
  "errorPages",
  z.strictObject({
    notFound: texts("home").extend({ seo: seoRecord, said }),
    serverError: texts("home", "next", "whatsapp").extend({ seo: seoRecord, said }),
  }),
);
