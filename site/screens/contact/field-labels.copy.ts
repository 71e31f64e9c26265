import { z } from "zod";
import { keyed, text } from "#contract/copy/copy-schema.ts";
import { builtInFields } from "#contract/schemas/field-names.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** What the form on the page calls its fields, with the line breaks of a page, which no mail has. */
export const fieldLabelsCopy = defineSiteCopy(
  "leadForm",
  z.object({ fields: keyed(builtInFields, z.object({ label: text, hint: text.optional() })) }),
);
