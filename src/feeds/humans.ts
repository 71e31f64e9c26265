import { locations } from "#content/facts/locations.ts";
import { site } from "#site.config.ts";
import { people } from "#src/content/people/people.ts";
import typeface from "#src/fonts/typeface.json" with { type: "json" };
import { placeName } from "#src/formats/place-names.ts";
import { urlOf } from "#src/head/page-head.ts";
import { defaultLanguage, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

const team = Object.values(people).map(
  ({ name, location }) => `${name}, ${placeName(locations[location].country, defaultLanguage)}`,
);

/** Who made the site (humanstxt.org). */
export const humansTxt = `/* TEAM */
${team.join("\n")}

/* CONTACT */
${site.contact.email}
${urlOf(pathOf("contact", defaultLanguage))}

/* SITE */
Languages: ${languages.join(", ")}
Standards: HTML, CSS, ECMAScript, JSON-LD, RSS, JSON Feed, vCard
Made with: Astro, React, TypeScript, Fastify
Typeface: ${typeface.name}. ${typeface.copyright}
Licences: ${urlOf("/licences.txt")}
`;
