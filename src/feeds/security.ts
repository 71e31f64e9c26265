import { site } from "#site.config.ts";
import { urlOf } from "#src/head/page-head.ts";
import { languages } from "#src/languages.ts";

/** Path defined by RFC 9116. */
const securityPath = "/.well-known/security.txt";

/** How to report a vulnerability, in the format of RFC 9116. */
export const securityTxt = [
  `Contact: mailto:${site.contact.email}`,
  `Expires: ${site.securityContactExpires}T00:00:00.000Z`,
  `Preferred-Languages: ${languages.join(", ")}`,
  `Canonical: ${urlOf(securityPath)}`,
  "",
].join("\n");
