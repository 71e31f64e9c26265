import { z } from "zod";
import { seoRecord, texts } from "#src/copy/words-schema.ts";

/** Words of the error pages; their English headings are fixed. */
export const errorPagesWords = z.strictObject({
  notFound: texts("line", "home").extend({ seo: seoRecord }),
  serverError: texts("line", "home", "whatsapp").extend({ seo: seoRecord }),
});
