/**
 * The fixed English validation messages, which the endpoint answers and the form shows after those of other languages:
 * general ones, and special ones by field of the form. `{limit}` stands for a number of characters.
 */
export const englishMessages = {
  required: "Required",
  tooShort: "String must contain at least {limit} character(s)",
  tooLong: "String must contain at most {limit} character(s)",
  name: "Name must be at least {limit} characters",
  email: "Invalid email address",
  projectType: "Please select a project type",
  budget: "Please select a budget range",
  message: "Message must be at least {limit} characters",
} as const;

/** The language of these messages, for screen readers. */
export const messagesLanguage: string = "en";
