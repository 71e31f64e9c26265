import { z } from "zod";
import { words } from "#src/content/words/words.ts";
import { message } from "#src/copy/words-schema.ts";

/** Text after a client's figure, next to a button. */
export const proofWords = words(
  "proof",
  z.strictObject({
    line: message("label", "client", "sample"),
    see: message("client"),
  }),
);
