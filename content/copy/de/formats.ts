import { site } from "#site.config.ts";
import { formatsIn } from "#src/formats/formats-in.ts";
import { zoneCity } from "#src/formats/time-zones.ts";
import { listDays } from "#src/formats/weekdays.ts";

export const { money, number, percent, time } = formatsIn("de");

/** From one time of day to another, in one word: `9–18 Uhr`. */
export function hours(from: string, to: string): string {
  return `${time(from).replace(/\s*Uhr$/, "")}–${time(to)}`;
}

/** The days on which the agency works. */
export const openDays = listDays(site.hours.days, "de", (from, to) => `${from} bis ${to}`);

/** The city whose clock the agency lives by. */
export const clockCity = zoneCity(site.hours.timeZone);
