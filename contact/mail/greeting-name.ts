import { headerText } from "#contact/mail/header-text.ts";

/** A name as people have them: words of letters, with the signs that stand in names. */
const personal = /^\p{Lu}[\p{L}\p{M}'’.-]*( [\p{L}\p{M}'’.-]+){0,4}$/u;

/** Longest name one is greeted by, in characters. */
const longest = 40;

/**
 * The name a visitor is greeted by, or none where what was typed might be something else: whoever enters a
 * stranger's address must not be able to write to them.
 */
export function greetingName(name: string): string {
  const clean = headerText(name, 200);
  return clean.length <= longest && personal.test(clean) && !/\p{L}\.\p{L}/u.test(clean) ? clean : "";
}
