import { z } from "zod";
import { template, text } from "#src/copy/words-schema.ts";

/** Validation messages of the form, used where `features.localizedValidation` is on. */
export const validationWords = z.strictObject({
  required: text,
  tooShort: template("limit"),
  tooLong: template("limit"),
  name: template("limit"),
  email: text,
  projectType: text,
  budget: text,
  message: template("limit"),
});
