import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { formatsIn } from "#src/formats/formats-in.ts";
import { zoneCity } from "#src/formats/time-zones.ts";
import { listDays } from "#src/formats/weekdays.ts";

export const { money, number, percent, time } = formatsIn("de");

const { noticeMonths } = promises.legal;
const oneMonth = noticeMonths === 1;

/** How long before it ends a subscription is cancelled: in a list, after `beträgt`, and after `mit`. */
export const notice = {
  short: oneMonth ? "1 Monat Frist" : `${noticeMonths} Monate Frist`,
  accusative: oneMonth ? "einen Monat" : `${noticeMonths} Monate`,
  dative: oneMonth ? "einem Monat" : `${noticeMonths} Monaten`,
};

/** From one time of day to another, in one word: `9–18 Uhr`. */
export function hours(from: string, to: string): string {
  return `${time(from).replace(/\s*Uhr$/, "")}–${time(to)}`;
}

/** The days on which the agency works. */
export const openDays = listDays(site.hours.days, "de", (from, to) => `${from} bis ${to}`);

/** The city whose clock the agency lives by. */
export const clockCity = zoneCity(site.hours.timeZone);
