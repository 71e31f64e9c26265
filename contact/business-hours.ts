import { site } from "#site.config.ts";

/** When the agency works, in its own time zone. */
export interface BusinessHours {
  /** Days of the week, as schema.org abbreviates them. */
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/** A moment on the agency's own clock. */
export interface LocalMoment {
  /** Such as `2026-11-21`. */
  readonly day: string;
  readonly weekday: string;
  /** Such as `09:30`. */
  readonly time: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** A moment as the clock on the agency's wall shows it. */
export function localMoment(moment: number, { timeZone }: BusinessHours = site.hours): LocalMoment {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, weekday: "short", year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    weekday: part("weekday").slice(0, 2),
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The moment at which the agency's clock shows a time of a day; an hour that the clock skips counts as the next. */
export function momentAt(date: string, time: string, hours: BusinessHours = site.hours): number {
  const wanted = Date.parse(`${date}T${time}Z`);
  let moment = wanted;
  // Twice: the first try may stand on the other side of a change of the clock.
  for (let round = 0; round < 2; round += 1) {
    const shown = localMoment(moment, hours);
    moment += wanted - Date.parse(`${shown.day}T${shown.time}Z`);
  }
  return moment;
}

/** Whether somebody is there. */
export function isOpen(moment: number, hours: BusinessHours = site.hours): boolean {
  const { weekday, time } = localMoment(moment, hours);
  return hours.days.includes(weekday) && time >= hours.opens && time < hours.closes;
}

/**
 * Until when a message is to be answered: by the same hour of the next working day. What comes while nobody is there
 * counts from the next opening.
 */
export function answerDueAt(receivedAt: number, hours: BusinessHours = site.hours): number {
  const arrival = localMoment(receivedAt, hours);
  const start = isOpen(receivedAt, hours)
    ? arrival
    : arrival.time < hours.opens && hours.days.includes(arrival.weekday)
      ? { ...arrival, time: hours.opens }
      : { day: nextWorkingDay(arrival.day, hours), time: hours.opens };
  return momentAt(nextWorkingDay(start.day, hours), start.time, hours);
}

function nextWorkingDay(date: string, hours: BusinessHours): string {
  // Without a day on which it works nobody could be waited for.
  if (hours.days.length === 0) throw new Error("the agency has no business days");
  for (let noon = Date.parse(`${date}T12:00Z`) + day; ; noon += day) {
    const next = new Date(noon);
    const weekday = next.toLocaleDateString("en-GB", { weekday: "short", timeZone: "UTC" }).slice(0, 2);
    if (hours.days.includes(weekday)) return next.toISOString().slice(0, 10);
  }
}
