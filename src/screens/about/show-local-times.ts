import { required } from "#src/elements/required.ts";
import { isLanguage, locales } from "#src/languages.ts";

/** Marks a `time` that shows what time it is in a zone. */
export const zoneAttribute = "data-time-zone";

/** Fills every `time` of a zone with the time there now, and keeps it right to the minute. */
export function showLocalTimes(): void {
  const { lang } = document.documentElement;
  const clocks = [...document.querySelectorAll<HTMLTimeElement>(`time[${zoneAttribute}]`)].map((element) => ({
    element,
    format: new Intl.DateTimeFormat(isLanguage(lang) ? locales[lang] : undefined, {
      timeZone: element.getAttribute(zoneAttribute) ?? "",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
  }));
  const show = () => {
    const now = new Date();
    for (const { element, format } of clocks) {
      element.textContent = format.format(now);
      element.dateTime = element.textContent;
    }
    setTimeout(show, 60_000 - (now.getTime() % 60_000));
  };
  required(`time[${zoneAttribute}]`);
  if (clocks.length > 0) show();
}
