/** The number of a day in its month, which in French begins with `1er`. */
export function formatDayNumber(day: number | string, locale: string): string {
  return `${day}` === "1" && new Intl.Locale(locale).language === "fr" ? "1er" : `${day}`;
}

/** Formats a moment with its day in words: `mardi 1er décembre`; which parts is up to `options`. */
export function formatDay(
  moment: Date | number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, options)
    .formatToParts(moment)
    .map(({ type, value }) => (type === "day" ? formatDayNumber(value, locale) : value))
    .join("");
}
