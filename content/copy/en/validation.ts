import { englishMessages } from "#content/validation-messages.ts";

/** What a broken rule of the form says. */
export const validation = englishMessages;
