import { words } from "#contract/copy/words.ts";
import { keyed, template, texts } from "#contract/copy/words-schema.ts";

export const validationWords = words(
  "validation",
  texts("email", "company", "phone", "projectType", "budget").extend(
    keyed(["name", "message", "tooLong"], template("limit")).shape,
  ),
);
