import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { formatsIn } from "#src/formats/formats-in.ts";
import { zoneCity } from "#src/formats/time-zones.ts";
import { listDays } from "#src/formats/weekdays.ts";

export const { money, number, percent, time } = formatsIn("en");

const { noticeMonths } = promises.legal;

/** Notice period of a subscription, after `with` or `ends after`. */
export const notice = noticeMonths === 1 ? "one month’s notice" : `${noticeMonths} months’ notice`;

/** Working days. */
export const openDays = listDays(site.hours.days, "en", (from, to) => `${from} to ${to}`);

/** City whose time zone applies. */
export const clockCity = zoneCity(site.hours.timeZone);
