import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyFiles } from "#contract/copy/copy-files.ts";
import { promises } from "#contract/facts/promises.ts";
import { type Language, languages } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";

/** Facts that stand in sentences through their phrase alone. */
const phrased =
  /\{promises\.(answerHours|quoteHours|setup\.|textDays|onlineWeeks\.|trialStart\.|firstAutomation\.correctionDays)/g;

const { quoteHours, setup } = promises;

/** The same facts typed as figures; the notice after sending keeps its fixed "24h". */
const typed = new RegExp(
  `(?:sous|within|innerhalb von|dans les) ${quoteHours} |\\b${setup.from} ?(?:à|to|bis|–) ?${setup.to}\\b`,
  "g",
);

/** A figure by itself, such as `value: '{promises.quoteHours} h'`. */
const figure = /: '?([^{}]{0,3}\{[\w.]+\}[^{}]{0,8})+'?$/;

/** Second wordings, and words that say something else than the offer. */
const second: Record<string, RegExp> = {
  fr: /(?:votre|notre) échange|tout compris|à d’autres|pour les autres|corrigés? sans frais|aucune donnée de santé|le jour ouvré suivant/gi,
  en: /\ball in\b|to others|is corrected free of charge|with us or without us|no health data|the texts\b|London and Dublin|business day/gi,
  de: /drei Aufgaben|Geschäftsstunde|Startpreis|bessern wir kostenlos|keine Gesundheitsdaten|nächsten Arbeitstag|Arbeitstagen innerhalb|alles inklusive/gi,
};

/** Texts of one language in which the agency promises something: those of articles and cases are not its own. */
const textsIn = (language: Language) =>
  globSync(`${siteFolder}/{copy/${language}/*,{trades,people,legal}/*/${language}.*}`)
    .filter((file) => !/(?:phrases|assistant)\.yaml$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Where a pattern stands, whatever the breaks of its lines: file, line and words. */
function found(language: Language, pattern: RegExp, except?: RegExp): string[] {
  const broken = new RegExp(pattern.source.replaceAll(" ", "\\s+"), pattern.flags);
  return textsIn(language).flatMap(({ file, text }) =>
    Array.from(text.matchAll(broken)).flatMap(({ 0: words, index }) => {
      const line = text.slice(0, index).split("\n").length;
      return except?.test(text.split("\n")[line - 1] ?? "") ? [] : [`${file}:${line} ${words}`];
    }),
  );
}

const phrasesOf = (language: Language) =>
  Object.entries(Object(copyFiles[language]["phrases"]?.data) as Record<string, string>).filter(
    ([name]) => name !== "dayRange",
  );

/** The words of a phrase that nobody would write a second time by chance. */
function telling(phrase: string): RegExp[] {
  return phrase
    .split(/\{[^}]*\}|[.:;]/)
    .map((part) => part.trim().split(/\s+/).slice(0, 7))
    .filter((words) => words.length >= 5)
    .map((words) => new RegExp(RegExp.escape(words.join(" ")).replaceAll(String.raw`\x20`, " "), "gi"));
}

test.for(languages)("a promise has one wording in %s, held as a phrase", async (language, { annotate }) => {
  const phrases = phrasesOf(language);
  const list = phrases.map(([name, phrase]) =>
    [`${name}: ${phrase}`, ...found(language, new RegExp(`\\{phrases\\.${name}(First)?\\}`, "g"))].join(
      "\n  ",
    ),
  );
  // Printed with `--reporter verbose`.
  await annotate(list.join("\n"));
  expect({
    facts: found(language, phrased, figure),
    typed: found(language, typed),
    byHand: phrases.flatMap(([, phrase]) => telling(phrase).flatMap((words) => found(language, words))),
    second: second[language] ? found(language, second[language]) : [],
  }).toEqual({ facts: [], typed: [], byHand: [], second: [] });
});
