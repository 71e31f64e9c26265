import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyFiles } from "#contract/copy/copy-files.ts";
import { promises } from "#contract/facts/promises.ts";
import { type Language, languages } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";

const { quoteHours, setup } = promises;

const forbidden = [
  // Facts that sentences name through their phrase; a figure may stand by itself, as in `value: '{promises.quoteHours} h'`.
  /\{promises\.(?:answerHours|quoteHours|setup\.|textDays|onlineWeeks\.|trialStart\.|firstAutomation\.correctionDays)/,
  // The same facts typed by hand.
  new RegExp(
    `(?:sous|within|innerhalb von|dans les) ${quoteHours} |\\b${setup.from} ?(?:à|to|bis|–) ?${setup.to}\\b`,
  ),
  // Second wordings, and words that say something else than the offer.
  /(?:votre|notre) échange|tout compris|à d’autres|pour les autres|corrigés? sans frais|aucune donnée de santé|jour ouvré suivant/,
  /\ball in\b|to others|corrected free of charge|with us or without us|no health data|the texts\b|business day|next working day/,
  /drei Aufgaben|Geschäftsstunde|Startpreis|keine Gesundheitsdaten|Arbeitstagen innerhalb|alles inklusive|nächsten Arbeitstag/,
];
const figure = /: '?([^{}]{0,3}\{[\w.]+\}[^{}]{0,8})+'?$/;

/** What of a phrase nobody would write a second time by chance: five words in a row. */
const telling = (phrase: string) =>
  phrase.split(/\{[^}]*\}|[.:;]/).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    return words.length < 5 ? [] : [new RegExp(words.slice(0, 7).join(" ").replaceAll(/[()?]/g, "\\$&"))];
  });

/** Where a pattern stands in what the agency says itself, whatever the breaks of lines: file, line and words. */
function placesOf(pattern: RegExp, language: Language): string[] {
  const broken = new RegExp(pattern.source.replaceAll(" ", "\\s+"), "gi");
  return globSync(`${siteFolder}/{copy/${language}/*,{trades,people,legal}/*/${language}.*}`)
    .filter((file) => !/(?:phrases|assistant)\.yaml$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return Array.from(text.matchAll(broken)).flatMap(({ 0: words, index }) => {
        const line = text.slice(0, index).split("\n").length;
        return figure.test(text.split("\n")[line - 1] ?? "") ? [] : [`${file}:${line} ${words}`];
      });
    });
}

// `--reporter verbose` prints every phrase and where it stands.
test.for(languages)("a promise has one wording in %s, held as a phrase", async (language, { annotate }) => {
  const { dayRange, ...phrases } = Object(copyFiles[language]["phrases"]?.data) as Record<string, string>;
  for (const [name, phrase] of Object.entries(phrases)) {
    const places = placesOf(new RegExp(`\\{phrases\\.${name}(?:First)?\\}`), language);
    await annotate([`${name}: ${phrase}`, ...places].join("\n  "));
  }
  const patterns = [...forbidden, ...Object.values(phrases).flatMap(telling)];
  expect(patterns.flatMap((pattern) => placesOf(pattern, language))).toEqual([]);
});
