import { expect, test } from "vitest";
import { splitName } from "#site/feeds/person-name.ts";

test.each([
  ["Zoë Anne Muster", "Zoë Anne", "Muster"],
  ["Anna von der Heide", "Anna", "von der Heide"],
  ["Jan Willem van ’t Hof", "Jan Willem", "van ’t Hof"],
  ["Jean-Pierre de La Tour", "Jean-Pierre", "de La Tour"],
  ["Yann Le Goff", "Yann", "Le Goff"],
  ["Inès d’Ormesson", "Inès", "d’Ormesson"],
  ["Lina Van Damme", "Lina", "Van Damme"],
  ["Maria Silva e Costa", "Maria", "Silva e Costa"],
  ["José Ortega y Gasset", "José", "Ortega y Gasset"],
  ["Layla al-Sayed", "Layla", "al-Sayed"],
  ["Denis Vandenberg", "Denis", "Vandenberg"],
  ["Cher", "", "Cher"],
])("of %s, the given name is '%s' and the family name '%s'", (name, given, family) => {
  expect(splitName(name)).toEqual({ given, family });
});

test.each([
  ["Gabriel García Márquez", "García Márquez", "Gabriel"],
  ["Nagy Anna", "Nagy", "Anna"],
  ["María del Carmen Pérez Ruiz", "Pérez Ruiz", "María del Carmen"],
])("of %s, whose family name is said to be %s, the given name is '%s'", (name, family, given) => {
  expect(splitName(name, family)).toEqual({ given, family });
});
