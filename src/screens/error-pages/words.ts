import { z } from "zod";
import { seoRecord, text } from "#src/copy/words-schema.ts";

/** Words of the error pages; their English headings are fixed. */
export const errorPagesWords = z.strictObject({
  notFound: z.strictObject({
    seo: seoRecord,
    line: text,
    home: text,
  }),
  serverError: z.strictObject({
    seo: seoRecord,
    line: text,
    home: text,
    whatsapp: text,
  }),
});
