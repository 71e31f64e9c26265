import { englishMessages } from "#content/validation-messages.ts";

/** Validation messages of the form, which this version of the site always shows in English. */
export const validation = englishMessages;
