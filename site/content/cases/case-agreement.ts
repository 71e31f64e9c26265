import type { CollectionEntry } from "astro:content";
import { ContentError, placeIn } from "#contract/copy/file-problems.ts";
import { defaultLanguage, type Language, type Localized, languages } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { caseText } from "#site/content/cases/case-sections.ts";

export interface Asked {
  metrics: Record<string, unknown>;
  testimonial?: unknown;
  home?: unknown;
}

type Words = CollectionEntry<"cases">["data"];

type Optional = (typeof optionalWords)[keyof typeof optionalWords][number];

/** A case in one language, before its placeholders are filled. */
export interface Told {
  words: Pick<Words, "tags" | "labels"> & Partial<Pick<Words, Optional>>;
  html: string;
}

export function fileOf(folder: string, language: Language): string {
  return `${siteFolder}/cases/${folder}/text.${language}.md`;
}

/** Words that a case has in every language if its facts have the part, and in none otherwise. */
const optionalWords = {
  testimonial: ["quote", "role"],
  home: ["homeBadge", "homeObjective", "homeSolution"],
} as const;

/** Checks that all languages that tell a case have the same labels, lists and optional parts. Fails, naming the file. */
export function checkAgreement(folder: string, facts: Asked, translations: Localized<Told>): void {
  const pattern = translations[defaultLanguage];
  for (const language of languages.filter((one) => translations[one])) {
    const file = fileOf(folder, language);
    const told = translations[language];
    const problem =
      labelProblem(told, facts, file) ??
      optionalProblem(told, facts, file) ??
      countProblem(told, pattern, file);
    if (problem) throw new ContentError(problem);
  }
}

function labelProblem({ words }: Told, { metrics }: Asked, file: string): string | undefined {
  const expected = Object.keys(metrics);
  const labels = Object.keys(words.labels);
  const missing = expected.filter((key) => !labels.includes(key)).map((key) => `${key} is missing`);
  const unknown = labels.filter((key) => !expected.includes(key)).map((key) => `there is no ${key}`);
  const [problem] = [...unknown, ...missing];
  return (
    problem &&
    `${placeOfKey(file, "labels")}: labels: ${problem}; the metrics in facts.yaml are ${expected.join(", ")}`
  );
}

function optionalProblem({ words }: Told, facts: Asked, file: string): string | undefined {
  for (const part of ["testimonial", "home"] as const) {
    const keys = optionalWords[part];
    const missing = keys.filter((key) => !words[key]);
    if (facts[part] !== undefined && missing.length > 0) {
      return `${file}: the text has no ${missing.join(", ")}; facts.yaml has ${part}`;
    }
    if (facts[part] === undefined && missing.length === 0) {
      return `${placeOfKey(file, keys[0])}: ${keys.join(", ")} need ${part} in facts.yaml, or go`;
    }
  }
  return undefined;
}

function countProblem(told: Told, pattern: Told, file: string): string | undefined {
  const countsOf = ({ words, html }: Told) => {
    const { results, services } = caseText(html, file);
    return { tags: words.tags.length, results: results.items.length, services: services?.items.length ?? 0 };
  };
  const expected: Record<string, number> = countsOf(pattern);
  const [found] = Object.entries(countsOf(told)).filter(([part, count]) => count !== expected[part]);
  return (
    found &&
    `${file}: ${found[0]}: ${found[1]}, but ${expected[found[0]]} in text.${defaultLanguage}.md; every language has as many`
  );
}

function placeOfKey(file: string, key: string): string {
  return placeIn(file, `${key}:`);
}
