import { z } from "zod";
import { keyed, text } from "#contract/copy/copy-schema.ts";
import { defineShownCopy } from "#contract/copy/define-copy.ts";
import { builtInFields } from "#contract/schemas/field-names.ts";

/** What the form on the page calls its fields, with the breaks that somebody typed, which no mail has. */
export const fieldLabelsCopy = defineShownCopy(
  "leadForm",
  z.object({ fields: keyed(builtInFields, z.object({ label: text, hint: text.optional() })) }),
);
