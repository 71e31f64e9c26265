import { day } from "#contract/formats/milliseconds.ts";

/** Days in a row on which nobody is there, both included; without `to` it is one. */
interface ClosedDays {
  /** `2026-12-25` */
  from: string;
  to?: string | undefined;
}

export interface BusinessHours {
  /** Two-letter days: `Mo`. */
  days: string[];
  opens: string;
  closes: string;
  timeZone: string;
  /** Days on which nobody works, whatever weekday they are. */
  closed: readonly ClosedDays[];
}

interface LocalTime {
  /** `2026-11-21` */
  day: string;
  weekday: string;
  /** `09:30` */
  time: string;
}

export function localTime(moment: number, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    weekday: part("weekday").slice(0, 2),
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** Converts a local date and time to a timestamp; an hour that a clock change skips counts as the next. */
export function timestampAt(date: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time}Z`);
  let moment = wanted;
  // Twice, because the first guess may fall on the other side of a clock change.
  for (let round = 0; round < 2; round += 1) {
    const shown = localTime(moment, timeZone);
    moment += wanted - Date.parse(`${shown.day}T${shown.time}Z`);
  }
  return moment;
}

export function isOpen(moment: number, hours: BusinessHours): boolean {
  const { day, time } = localTime(moment, hours.timeZone);
  return isWorkingDay(day, hours) && time >= hours.opens && time < hours.closes;
}

/** A reply is due by the same hour of the next working day, counted from an hour when the agency is open. */
export function replyDueAt(receivedAt: number, hours: BusinessHours): number {
  const arrival = localTime(receivedAt, hours.timeZone);
  const start = isOpen(receivedAt, hours)
    ? arrival
    : arrival.time < hours.opens && isWorkingDay(arrival.day, hours)
      ? { ...arrival, time: hours.opens }
      : { day: nextWorkingDay(arrival.day, hours), time: hours.opens };
  return timestampAt(nextWorkingDay(start.day, hours), start.time, hours.timeZone);
}

function isWorkingDay(date: string, { days, closed }: BusinessHours): boolean {
  const weekday = new Date(date).toLocaleDateString("en-GB", { weekday: "short", timeZone: "UTC" });
  const isClosed = closed.some(({ from, to = from }) => from <= date && date <= to);
  return days.includes(weekday.slice(0, 2)) && !isClosed;
}

function nextWorkingDay(date: string, hours: BusinessHours): string {
  // Without any business day the loop would never end.
  if (hours.days.length === 0) throw new Error("the agency has no business days");
  for (let noon = Date.parse(`${date}T12:00Z`) + day; ; noon += day) {
    const next = new Date(noon).toISOString().slice(0, 10);
    if (isWorkingDay(next, hours)) return next;
  }
}
