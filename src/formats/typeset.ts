import type { Language } from "#src/languages.ts";

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

/** What a language's typography requires but keyboards lack; most require nothing. */
const rules: Readonly<Partial<Record<string, readonly Rule[]>>> = {
  fr: [
    [/[ \u00a0](?=[;:!?»])/g, "\u202f"],
    [/(?<=«)[ \u00a0]/g, "\u202f"],
    [/-t-(?=(?:ils?|elles?|on)(?!\p{L}))/gu, "-\u2060t-\u2060"],
    unbroken("e", "mail"),
    spaceBeforeUnit("h|min|s|px|jours|mois|%|€"),
  ],
  en: [unbroken("add", "on")],
  de: [
    spaceBeforeUnit(
      "€|%|s|px|Uhr|Std\\.|Min\\.|(?:Sekunde|Minute|Stunde|Woche|Seite)n?|Tage?n?|Monate?n?|Punkten?|Beiträge",
    ),
    [/(?<=§|Art\.|Abs\.) (?=\d)/g, "\u00a0"],
  ],
};

/**
 * Inserts the spaces that a language's typography requires but keyboards lack, wherever a space was typed: in
 * French narrow no-break spaces before `; : ! ? »` and after `«`, in French and German no-break spaces between a
 * number and its unit; `a-t-elle`, `e-mail` and `add-on` stay on one line. In every language the no-break hyphen, which
 * the site's typeface lacks, is replaced by a plain hyphen and a word joiner.
 */
export function typeset(text: string, language: Language): string {
  const joined = text.replaceAll("\u2011", "-\u2060");
  return (rules[language] ?? []).reduce((set, [found, sign]) => set.replace(found, sign), joined);
}

/** The same of a page's text: tags and code stay as they are. */
export function typesetHtml(html: string, language: Language): string {
  return html.replace(/<(pre|code)\b.*?<\/\1>|<[^>]*>|[^<]+/gs, (part) =>
    part.startsWith("<") ? part : typeset(part, language),
  );
}
