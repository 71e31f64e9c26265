import { type Language, settingsOf } from "#src/languages.ts";

type Rule = readonly [found: RegExp, set: string];

const spaceBeforeUnit = (units: string): Rule => [
  new RegExp(`(?<=\\d) (?=(?:${units})(?!\\p{L}))`, "gu"),
  "\u00a0",
];

/** Keeps a short hyphenated word on one line, except within an address. */
const unbroken = (first: string, second: string): Rule => [
  new RegExp(`(?<![\\p{L}\\d/#.-])${first}-(?=${second}s?(?!\\p{L}))`, "giu"),
  "$&\u2060",
];

/** What a language's typography requires but keyboards lack. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  french: [
    [/[ \u00a0](?=[;:!?»])/g, "\u202f"],
    [/(?<=«)[ \u00a0]/g, "\u202f"],
    [/-t-(?=(?:ils?|elles?|on)(?!\p{L}))/gu, "-\u2060t-\u2060"],
    [
      /(?<![\p{L}\d/#.-])\p{L}+-(?=(?:[vn]ous|moi|l[ae]s?|lui|ce|ci|là|je|ils?|elles?|on)(?!\p{L}))/gu,
      "$&\u2060",
    ],
    unbroken("e", "mail"),
    unbroken("week", "end"),
    [/(?<=\d h) (?=\d)/g, "\u00a0"],
    spaceBeforeUnit(
      "h|min|s|px|%|€|CHF|Ko|jours?|mois|ans?|(?:heure|minute|(?:milli)?seconde|semaine|point|franc|page|plateforme|publication|visite|demande|vue)s?",
    ),
  ],
  english: [
    unbroken("add", "on"),
    spaceBeforeUnit("[ap]m|min|h|px|minutes?|hours?|days?|weeks?|months?|posts?"),
  ],
  german: [
    unbroken("E", "Mail"),
    spaceBeforeUnit(
      "€|%|s|px|CHF|Uhr|Std|Min|(?:Sekunde|Minute|Stunde|Woche|Seite|Anfrage|Person|Dokument)e?n?|Videos|Beiträge|(?:Tag|Monat|Aufruf|Besuch)e?n?|Punkten?|Kunden|Franken|Plattform(?:en)?",
    ),
    [/(?<=§|Art\.|Abs\.) (?=\d)/g, "\u00a0"],
  ],
};

/**
 * Inserts the spaces that a language's typography requires but keyboards lack, wherever a space was typed: no-break
 * spaces between a number and its unit, and in French narrow ones before `; : ! ? »` and after `«`. Short words joined
 * by a hyphen (`a-t-elle`, `rendez-vous`, `e-mail`, `add-on`) stay on one line. In every language the no-break hyphen,
 * which the site's typeface lacks, is replaced by a plain hyphen and a word joiner.
 */
export function typeset(text: string, language: Language): string {
  const joined = text.replaceAll("\u2011", "-\u2060");
  return (rules[settingsOf(language).rules ?? ""] ?? []).reduce(
    (set, [found, sign]) => set.replace(found, sign),
    joined,
  );
}

/** The same of a page's text: tags and code stay as they are. */
export function typesetHtml(html: string, language: Language): string {
  return html.replace(/<(pre|code)\b.*?<\/\1>|<[^>]*>|[^<]+/gs, (part) =>
    part.startsWith("<") ? part : typeset(part, language),
  );
}

/** Text, or data that JSON can hold, as machines read it, in whole words: without the joiners that guide line breaking. */
export function withoutJoiners<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data).replaceAll("\u2060", ""));
}
