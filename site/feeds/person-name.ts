/** What family names begin with, in capitals too: `Le Goff`, `Van Damme`. */
const particles = /^(?:von|vom|van|zu[mr]?|d[eu]n?|der|des|del|della|di|da|la|les?|te[nr]|st\.|saint)$/i;

/** Any word in small letters belongs to a family name as well: `d’Ormesson`, `al-Sayed`. */
const small = /^['’]?\p{Ll}/u;

/** Words between two family names: `Ortega y Gasset`. */
const between = /^[yei]$/;

/** The parts of a name, as vCards and lists by family name need them. */
interface PersonName {
  given: string;
  family: string;
}

/**
 * Splits a name. Unless it says which the family name is, that is the last word with the particles before it: of two
 * family names side by side only the person knows.
 */
export function splitName(name: string, familyName?: string): PersonName {
  const words = name.split(/\s+/).filter(Boolean);
  if (familyName !== undefined) {
    const given = words.join(" ").replace(familyName, "").replace(/\s+/g, " ").trim();
    return { given, family: familyName };
  }
  const joint = words.findIndex((word, at) => at > 1 && between.test(word)) - 1;
  const particle = words.findIndex((word, at) => at > 0 && (particles.test(word) || small.test(word)));
  const [start = 0] = [joint, particle, words.length - 1].filter((at) => at > 0);
  return { given: words.slice(0, start).join(" "), family: words.slice(start).join(" ") };
}
