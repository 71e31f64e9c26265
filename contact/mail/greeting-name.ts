import { headerText } from "#contact/mail/header-text.ts";

/** A plausible personal name: words made of letters, apostrophes, hyphens and full stops. */
const personal = /^\p{Lu}[\p{L}\p{M}'’.-]*( [\p{L}\p{M}'’.-]+){0,4}$/u;

/** Longest name used in a greeting, in characters. */
const longest = 40;

/** The name to greet by, or nothing if it might be text that somebody wants sent to a stranger. */
export function greetingName(name: string): string {
  const clean = headerText(name, 200);
  return clean.length <= longest && personal.test(clean) && !/\p{L}\.\p{L}/u.test(clean) ? clean : "";
}
