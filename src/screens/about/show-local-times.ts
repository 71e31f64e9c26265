import { requireElement } from "#src/elements/require-element.ts";

/** Marks an element that shows a time zone's name until a script puts the local time there. */
export const zoneAttribute = "data-time-zone";

/** Replaces each time zone's name with the local time there and updates it every minute. */
export function showLocalTimes(): void {
  requireElement(`[${zoneAttribute}]`);
  const clocks = [...document.querySelectorAll(`[${zoneAttribute}]`)].map((zone) => {
    const timeZone = zone.getAttribute(zoneAttribute) ?? "";
    const element = document.createElement("time");
    element.setAttribute(zoneAttribute, timeZone);
    const format = new Intl.DateTimeFormat(document.documentElement.lang, {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    zone.replaceWith(element);
    return { element, format };
  });
  let next: ReturnType<typeof setTimeout>;
  const show = () => {
    clearTimeout(next);
    const now = new Date();
    for (const { element, format } of clocks) {
      element.textContent = format.format(now);
      element.dateTime = element.textContent;
    }
    next = setTimeout(show, 60_000 - (now.getTime() % 60_000));
  };
  show();
  // A page restored from the back/forward cache still shows the time at which it was left.
  addEventListener("pageshow", show);
}
