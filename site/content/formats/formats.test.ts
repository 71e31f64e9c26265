import { expect, test } from "vitest";
import type { Language } from "#contract/languages/languages.ts";
import { formatMetric, formatMetricInText } from "#site/content/formats/metrics.ts";
import { totalDays } from "#site/content/formats/step-days.ts";
import { spoken } from "#tests/support/test-languages.ts";

const metric = (amount: Parameters<typeof formatMetric>[0]) => (language: Language) =>
  `${formatMetric(amount, language)}; ${formatMetricInText(amount, language)}`;

/** What is written, and how in French, English and German; every space counts as an ordinary one. */
const written: [write: (language: Language) => string, fr: string, en: string, de: string][] = [
  [metric({ change: 180 }), "+ 180 %; 180 %", "+ 180%; 180%", "+ 180 %; 180 %"],
  [metric({ change: -38 }), "−38 %; 38 %", "−38%; 38%", "−38 %; 38 %"],
  [metric({ share: 5.1 }), "5,1 %; 5,1 %", "5.1%; 5.1%", "5,1 %; 5,1 %"],
  [metric({ seconds: 1.1 }), "1,1 s; 1,1 seconde", "1.1 s; 1.1 seconds", "1,1 s; 1,1 Sekunden"],
  [metric({ hours: 26 }), "26 h; 26 heures", "26 h; 26 hours", "26 Std.; 26 Stunden"],
];

test.each(written)("%# is written as each language does", (write, fr, en, de) => {
  for (const [language, expected] of spoken(["fr", fr], ["en", en], ["de", de]))
    expect(write(language).replace(/\s/g, " ")).toBe(expected);
});

test("a method takes the sum of its steps, without ongoing ones", () => {
  const steps = [
    { unit: "hours", from: 24, to: 48 },
    { unit: "days", from: 3, to: 5 },
    { unit: "ongoing" },
  ] as const;
  expect(totalDays([...steps])).toEqual({ from: 4, to: 7 });
});
