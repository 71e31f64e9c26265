import { expect, test } from "vitest";
import { formatMetric, formatMetricInText, type Metric } from "#src/formats/metrics.ts";
import type { Language } from "#src/languages.ts";
import { settingsOf } from "#src/languages.ts";
import { spoken } from "#tests/spoken.ts";

/** French per cents with a narrow space, as newer releases of ICU write them. */
const frenchPercent = (text: string, language: Language) =>
  settingsOf(language).rules === "french" ? text.replace("\u00a0%", "\u202f%") : text;

const written: [Metric, string, string, string][] = [
  [{ change: 180 }, "+180\u202f%", "+180%", "+180\u00a0%"],
  [{ change: -38 }, "−38\u202f%", "−38%", "−38\u00a0%"],
  [{ share: 5.1 }, "5,1\u202f%", "5.1%", "5,1\u00a0%"],
  [{ count: 4200 }, "4\u202f200", "4,200", "4.200"],
  [{ seconds: 1.1 }, "1,1\u00a0s", "1.1\u00a0s", "1,1\u00a0s"],
  [{ minutes: 4 }, "4\u00a0min", "4\u00a0min", "4\u00a0Min."],
  [{ hours: 26 }, "26\u00a0h", "26\u00a0h", "26\u00a0Std."],
];

test.each(written)("%o is formatted for each language", (metric, fr, en, de) => {
  for (const [language, text] of spoken(["fr", fr], ["en", en], ["de", de])) {
    expect(frenchPercent(formatMetric(metric, language), language)).toBe(text);
  }
});

const inSentences: [Metric, string, string, string][] = [
  [{ change: 180 }, "180\u202f%", "180%", "180\u00a0%"],
  [{ change: -38 }, "38\u202f%", "38%", "38\u00a0%"],
  [{ share: 5.1 }, "5,1\u202f%", "5.1%", "5,1\u00a0%"],
  [{ count: 4200 }, "4\u202f200", "4,200", "4.200"],
  [{ seconds: 1.1 }, "1,1\u00a0seconde", "1.1\u00a0seconds", "1,1\u00a0Sekunden"],
  [{ minutes: 4 }, "4\u00a0minutes", "4\u00a0minutes", "4\u00a0Minuten"],
  [{ hours: 26 }, "26\u00a0heures", "26\u00a0hours", "26\u00a0Stunden"],
];

test.each(inSentences)("%o is formatted for a sentence in each language", (metric, fr, en, de) => {
  for (const [language, text] of spoken(["fr", fr], ["en", en], ["de", de])) {
    expect(frenchPercent(formatMetricInText(metric, language), language)).toBe(text);
  }
});
