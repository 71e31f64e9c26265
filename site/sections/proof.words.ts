import { z } from "zod";
import { message } from "#contract/copy/words-schema.ts";
import { words } from "#site/content/words/words.ts";

/** The link to a case that proves something. */
export const proofWords = words(
  "proof",
  z.strictObject({
    see: message("client", "sample"),
  }),
);
