import type { LeadField } from "#content/facts/contact-form.ts";

/** General messages, and special ones of a field; `{limit}` stands for a number of characters. */
export type ValidationMessages = Readonly<Record<"required" | "tooShort" | "tooLong", string>> &
  Readonly<Partial<Record<LeadField, string>>>;

/** English validation messages, used on every page unless the identity file asks for the page's language. */
export const englishMessages: ValidationMessages = {
  required: "Required",
  tooShort: "String must contain at least {limit} character(s)",
  tooLong: "String must contain at most {limit} character(s)",
  name: "Name must be at least {limit} characters",
  email: "Invalid email address",
  projectType: "Please select a project type",
  budget: "Please select a budget range",
  message: "Message must be at least {limit} characters",
};

/** The language of these messages, for screen readers. */
export const messagesLanguage: string = "en";
