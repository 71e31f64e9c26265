import { type Language, settingsOf } from "#contract/languages.ts";

type Rule = [found: RegExp, set: string];

/** What a language's typography requires but keyboards lack. */
const rules: Record<string, Rule[]> = {
  french: [
    [/[ \u00a0](?=[;:!?»])/g, "\u202f"],
    [/(?<=«)[ \u00a0]/g, "\u202f"],
    [/(?<=\d h|§|n°|[Aa]rt\.|al\.) (?=\d)/g, "\u00a0"],
  ],
  german: [[/(?<=§|Art\.|Abs\.) (?=\d)/g, "\u00a0"]],
};

/** In every language: a number keeps the digits, the sign or the word after it, unless that is a long one, 3 to 7 its end, and a day its year. */
const afterNumber: Rule = [
  /(?<=×) (?=\d)|(?<=\d) (?=[\d%€×=]|\p{L}{1,12}(?!\p{L}))|(?<=\d[ \u00a0]\p{L}{1,3}) (?=\d)|(?<=\d\.?[ \u00a0]\p{L}{3,9}) (?=\d{4}(?!\d))/gu,
  "\u00a0",
];

/** Soft hyphens, joiners and marks that nobody sees, and that come along when a text is copied or searched. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Inserts the spaces that a language's typography requires but keyboards lack, wherever a space was typed: no-break
 * spaces after a number, and in French narrow ones before `; : ! ? »` and after `«`. In every language the no-break
 * hyphen, which the site's typeface lacks and nobody types in a search, is replaced by a plain one, and characters that
 * nobody sees go.
 */
export function typeset(text: string, language: Language): string {
  const plain = text.replace(invisible, "").replaceAll("\u2011", "-");
  return [...(rules[settingsOf(language).rules ?? ""] ?? []), afterNumber].reduce(
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
