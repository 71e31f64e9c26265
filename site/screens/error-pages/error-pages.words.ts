import { z } from "zod";
import { seoRecord, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** What the visitor wanted, and what came of it. */
const said = texts("wanted", "answer");

/** Words of the error pages. */
export const errorPagesWords = words(
  "errorPages",
  z.strictObject({
    notFound: texts("home").extend({ seo: seoRecord, said }),
    serverError: texts("home", "next", "whatsapp").extend({ seo: seoRecord, said }),
  }),
);
