import { expect, test } from "vitest";
import { formatMetric, formatMetricInText, type Metric } from "#contract/formats/metrics.ts";
import type { Language } from "#contract/languages.ts";
import { settingsOf } from "#contract/languages.ts";
import { spoken } from "#tests/support/spoken.ts";

/** French per cents with a narrow space, as newer releases of ICU write them. */
const frenchPercent = (text: string, language: Language) =>
  settingsOf(language).rules === "french" ? text.replace("\u00a0%", "\u202f%") : text;

const thin = "\u202f";
const plus = "+\u200a";
const hard = "\u00a0";

/** In a table and in a sentence, in French, English and German. */
const written: [Metric, table: string[], sentence: string[]][] = [
  [
    { change: 180 },
    [`${plus}180${thin}%`, `${plus}180%`, `${plus}180${hard}%`],
    [`180${thin}%`, "180%", `180${hard}%`],
  ],
  [{ change: -38 }, [`−38${thin}%`, "−38%", `−38${hard}%`], [`38${thin}%`, "38%", `38${hard}%`]],
  [{ share: 5.1 }, [`5,1${thin}%`, "5.1%", `5,1${hard}%`], [`5,1${thin}%`, "5.1%", `5,1${hard}%`]],
  [{ count: 4200 }, [`4${thin}200`, "4,200", "4.200"], [`4${thin}200`, "4,200", "4.200"]],
  [
    { seconds: 1.1 },
    [`1,1${hard}s`, `1.1${hard}s`, `1,1${hard}s`],
    [`1,1${hard}seconde`, `1.1${hard}seconds`, `1,1${hard}Sekunden`],
  ],
  [
    { hours: 26 },
    [`26${hard}h`, `26${hard}h`, `26${hard}Std.`],
    [`26${hard}heures`, `26${hard}hours`, `26${hard}Stunden`],
  ],
];

test.each(written)("%o is formatted for each language", (metric, table, sentence) => {
  for (const [language, place] of spoken(["fr", 0], ["en", 1], ["de", 2])) {
    expect(frenchPercent(formatMetric(metric, language), language)).toBe(table[place]);
    expect(frenchPercent(formatMetricInText(metric, language), language)).toBe(sentence[place]);
  }
});
