import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatDate, formatTime } from "#contract/formats/dates.ts";
import { formatDay } from "#contract/formats/days.ts";
import { formatDuration } from "#contract/formats/durations.ts";
import { internationalPhone, visitorPhoneLink } from "#contract/formats/phone-numbers.ts";
import { listDays } from "#contract/formats/weekdays.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import { spoken } from "#tests/support/test-languages.ts";

const days = (from: number, to: number) => (language: Language) =>
  formatDuration({ unit: "days", from, to }, language);
const weekdayAndDate = (language: Language) =>
  formatDay(Date.UTC(2026, 11, 1), locales[language], {
    ...({ weekday: "long", day: "numeric", month: "long" } as const),
    timeZone: "UTC",
  });
const weekdays =
  (...listed: Parameters<typeof listDays>[0]) =>
  (language: Language) =>
    listDays(listed, language, (from, to) => `${from}–${to}`);

/** What is written, and how in French, English and German; every space counts as an ordinary one. */
const samples: [write: (language: Language) => string, fr: string, en: string, de: string][] = [
  [(language) => formatDate("2024-03-01", language), "1er mars 2024", "1 March 2024", "1. März 2024"],
  [weekdayAndDate, "mardi 1er décembre", "Tuesday 1 December", "Dienstag, 1. Dezember"],
  [(language) => formatTime("09:00", language), "9 h", "9 am", "9 Uhr"],
  [(language) => formatTime("18:30", language), "18 h 30", "6:30 pm", "18:30"],
  [days(3, 5), "3–5 jours", "3–5 days", "3–5 Tage"],
  [
    weekdays("Tu", "We", "Th", "Su"),
    "mardi–jeudi et dimanche",
    "Tuesday–Thursday and Sunday",
    "Dienstag–Donnerstag und Sonntag",
  ],
];

test.each(samples)("%# is written as each language does", (write, fr, en, de) => {
  for (const [language, expected] of spoken(["fr", fr], ["en", en], ["de", de]))
    expect(write(language).replace(/\s/g, " ")).toBe(expected);
});

test.each([
  ["04.72.00.00.00", "FR", "+33 4 72 00 00 00"],
  ["0033 472000000", "FR", "+33 4 72 00 00 00"],
  ["(030) 90 18 20", "DE", "+49 30 901820"],
  ["06 1234 5678", "IT", "+39 06 1234 5678"],
  ["bonjour", "FR", null],
  ["04 72", "FR", null],
])("%s, typed in %s, is dialled as %s", (typed, country, dialled) => {
  expect(internationalPhone(typed, country)).toBe(dialled);
});

test.each([
  ["+33 (0)6 39 98 42 17", "DE", "tel:+33639984217"],
  ["+49 (0)30 901820", "FR", "tel:+4930901820"],
  ["+44 (0)20 7946 0417", "GB", "tel:+442079460417"],
  ["00 33 (0) 1 99 00 42 17", "DE", "tel:+33199004217"],
  ["030 901820 ext 12", "DE", "tel:+4930901820;ext=12"],
  ["030 901820 Durchwahl 12", "DE", "tel:+4930901820;ext=12"],
  ["01 99 00 42 17 #12", "FR", "tel:+33199004217;ext=12"],
  ["01 99 00 42 17 poste 12", "FR", "tel:+33199004217;ext=12"],
  ["+33 1 99 00 42 17, poste 12", "DE", "tel:+33199004217;ext=12"],
  ["(030) 90 18 20", "DE", "tel:+4930901820"],
  ["０１ ９９ ００ ４２ １７", "FR", "tel:+33199004217"],
  ["06 1234 5678", "IT", "tel:+390612345678"],
  ["call me maybe", "FR", null],
  ["01 99 00 42 17 ou 06 39 98 42 17", "FR", null],
  // Without its area code.
  ["12345678", "DE", null],
  ["1", "FR", null],
])("%s, typed in %s, is called by %s", (typed, country, link) => {
  expect(visitorPhoneLink(typed, country)).toBe(link);
});

test("no day is written for readers but by this folder, which knows the first of a French month", () => {
  // Programs read the Swedish, British and American formats.
  const unknown = /(?:DateTimeFormat|toLocale(?:Date|Time)?String)\((?!"(?:sv-SE|en-GB|en-US)")/;
  const files = globSync("{contract,leads,site,tools}/**/*.{ts,tsx,astro}").filter(
    (file) => !file.startsWith("contract/formats/"),
  );
  expect(files.filter((file) => unknown.test(readFileSync(file, "utf8")))).toEqual([]);
});
