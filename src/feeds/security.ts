import { site } from "#site.config.ts";
import { addressOf } from "#src/head/page-head.ts";
import { languages } from "#src/languages.ts";

/** Where RFC 9116 expects it. */
const securityPath = "/.well-known/security.txt";

/** How to report a weakness of the site, as RFC 9116. */
export const security = [
  `Contact: mailto:${site.contact.email}`,
  `Expires: ${site.securityContactExpires}T00:00:00.000Z`,
  `Preferred-Languages: ${languages.join(", ")}`,
  `Canonical: ${addressOf(securityPath)}`,
  "",
].join("\n");
