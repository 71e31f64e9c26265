import { z } from "zod";
import { message } from "#contract/copy/words-schema.ts";
import { words } from "#site/content/words/words.ts";

/** Text after a client's figure, next to a button. */
export const proofWords = words(
  "proof",
  z.strictObject({
    line: message("label", "client", "sample"),
    see: message("client"),
  }),
);
