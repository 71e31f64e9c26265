import { z } from "zod";
import { message } from "#src/copy/words-schema.ts";

/** Text after a client's figure, next to a button. */
export const proofWords = z.strictObject({
  line: message("label", "client", "sample"),
  see: message("client"),
});
