import type { ValidationMessages } from "#content/validation-messages.ts";

/** Validation messages of the form, used where `features.localizedValidation` is on. */
export const validation: ValidationMessages = {
  required: "Ce champ est obligatoire",
  tooShort: "Il faut au moins {limit} caractères",
  tooLong: "Il faut au plus {limit} caractères",
  name: "Il faut au moins {limit} lettres pour un nom",
  email: "Cette adresse e-mail ne semble pas valide",
  projectType: "Choisissez un type de projet",
  budget: "Choisissez un ordre de grandeur",
  message: "Dites-en un peu plus : au moins {limit} caractères",
};
