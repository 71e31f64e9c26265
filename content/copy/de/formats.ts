import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { formatsIn } from "#src/formats/formats-in.ts";
import { zoneCity } from "#src/formats/time-zones.ts";
import { listDays } from "#src/formats/weekdays.ts";

export const { money, number, percent, time } = formatsIn("de");

const { noticeMonths } = promises.legal;
const oneMonth = noticeMonths === 1;

/** Notice period of a subscription: in a list, after `beträgt`, and after `mit`. */
export const notice = {
  short: oneMonth ? "1 Monat Frist" : `${noticeMonths} Monate Frist`,
  accusative: oneMonth ? "einen Monat" : `${noticeMonths} Monate`,
  dative: oneMonth ? "einem Monat" : `${noticeMonths} Monaten`,
};

/** A range of hours without spaces: `9–18 Uhr`. */
export function hours(from: string, to: string): string {
  return `${time(from).replace(/\s*Uhr$/, "")}–${time(to)}`;
}

/** Working days. */
export const openDays = listDays(site.hours.days, "de", (from, to) => `${from} bis ${to}`);

/** City whose time zone applies. */
export const clockCity = zoneCity(site.hours.timeZone);
