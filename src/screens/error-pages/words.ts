import { z } from "zod";
import { words } from "#src/content/words/words.ts";
import { seoRecord, texts } from "#src/copy/words-schema.ts";

/** What the visitor wanted, what came of it, and what to do now. */
const said = texts("wanted", "answer", "next");

/** Words of the error pages; their English headings are fixed. */
export const errorPagesWords = words(
  "errorPages",
  z.strictObject({
    notFound: texts("home").extend({ seo: seoRecord, said }),
    serverError: texts("home", "whatsapp").extend({ seo: seoRecord, said }),
  }),
);
