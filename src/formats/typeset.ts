import { type Language, settingsOf } from "#src/languages.ts";

type Rule = [found: RegExp, set: string];

const spaceBeforeUnit = (units: string): Rule => [
  new RegExp(`(?<=\\d) (?=(?:${units})(?!\\p{L}))`, "gu"),
  "\u00a0",
];

/** What a language's typography requires but keyboards lack. */
const rules: Record<string, Rule[]> = {
  french: [
    [/[ \u00a0](?=[;:!?»])/g, "\u202f"],
    [/(?<=«)[ \u00a0]/g, "\u202f"],
    [/(?<=\d h) (?=\d)/g, "\u00a0"],
    spaceBeforeUnit(
      "h|min|s|px|%|€|CHF|Ko|jours?|mois|ans?|(?:heure|minute|(?:milli)?seconde|semaine|point|franc|page|plateforme|publication|visite|demande|vue)s?",
    ),
  ],
  english: [spaceBeforeUnit("[ap]m|min|h|px|minutes?|hours?|days?|weeks?|months?|posts?")],
  german: [
    spaceBeforeUnit(
      "€|%|s|px|CHF|Uhr|Std|Min|(?:Sekunde|Minute|Stunde|Woche|Seite|Anfrage|Person|Dokument)e?n?|Videos|Beiträge|(?:Tag|Monat|Aufruf|Besuch)e?n?|Punkten?|Kunden|Franken|Plattform(?:en)?",
    ),
    [/(?<=§|Art\.|Abs\.) (?=\d)/g, "\u00a0"],
  ],
};

/** Soft hyphens, joiners and marks that nobody sees, and that come along when a text is copied or searched. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Inserts the spaces that a language's typography requires but keyboards lack, wherever a space was typed: no-break
 * spaces between a number and its unit, and in French narrow ones before `; : ! ? »` and after `«`. In every language
 * the no-break hyphen, which the site's typeface lacks and nobody types in a search, is replaced by a plain one, and characters that nobody sees go.
 */
export function typeset(text: string, language: Language): string {
  const plain = text.replace(invisible, "").replaceAll("\u2011", "-");
  return (rules[settingsOf(language).rules ?? ""] ?? []).reduce(
    (set, [found, sign]) => set.replace(found, sign),
    plain,
  );
}

/** The same of a page's text: tags and code stay as they are. */
export function typesetHtml(html: string, language: Language): string {
  return html.replace(/<(pre|code)\b.*?<\/\1>|<[^>]*>|[^<]+/gs, (part) =>
    part.startsWith("<") ? part : typeset(part, language),
  );
}
