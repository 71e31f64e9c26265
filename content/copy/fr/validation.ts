import type { ValidationMessages } from "#content/validation-messages.ts";

/** What a broken rule of the form says, where `features.localizedValidation` asks for it. */
export const validation: ValidationMessages = {
  required: "Champ obligatoire",
  tooShort: "Le texte doit contenir au moins {limit} caractère(s)",
  tooLong: "Le texte doit contenir au plus {limit} caractère(s)",
  name: "Le nom doit contenir au moins {limit} caractères",
  email: "Adresse e-mail non valide",
  projectType: "Veuillez choisir un type de projet",
  budget: "Veuillez choisir une fourchette de budget",
  message: "Le message doit contenir au moins {limit} caractères",
};
