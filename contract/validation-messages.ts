/**
 * The fixed English validation messages, which the form shows after those of other languages; fields
 * without one are empty. `{limit}` stands for a number of characters.
 */
export const englishMessages = {
  name: "Name must be at least {limit} characters",
  email: "Invalid email address",
  company: "",
  phone: "",
  projectType: "Please select a project type",
  budget: "Please select a budget range",
  message: "Message must be at least {limit} characters",
  tooLong: "",
} as const;

/** The language of these messages, for screen readers. */
export const messagesLanguage: string = "en";
