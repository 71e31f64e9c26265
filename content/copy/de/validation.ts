import type { ValidationMessages } from "#content/validation-messages.ts";

/** Validation messages of the form, used where `features.localizedValidation` is on. */
export const validation: ValidationMessages = {
  required: "Pflichtfeld",
  tooShort: "Der Text muss mindestens {limit} Zeichen enthalten",
  tooLong: "Der Text darf höchstens {limit} Zeichen enthalten",
  name: "Der Name muss mindestens {limit} Zeichen lang sein",
  email: "Ungültige E-Mail-Adresse",
  projectType: "Bitte wählen Sie eine Projektart",
  budget: "Bitte wählen Sie einen Budgetrahmen",
  message: "Die Nachricht muss mindestens {limit} Zeichen lang sein",
};
