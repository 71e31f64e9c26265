import { z } from "zod";
import { englishMessages } from "#content/facts/validation-messages.ts";
import { template, text } from "#src/copy/words-schema.ts";

export const validationWords = z.strictObject(
  Object.fromEntries(
    Object.entries(englishMessages).map(([name, message]) => [
      name,
      message.includes("{limit}") ? template("limit") : text,
    ]),
  ) as Record<keyof typeof englishMessages, typeof text>,
);
