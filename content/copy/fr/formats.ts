import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { capitalised } from "#src/formats/capitalised.ts";
import { formatsIn } from "#src/formats/formats-in.ts";
import { zoneCity } from "#src/formats/time-zones.ts";
import { listDays } from "#src/formats/weekdays.ts";

export const { money, number, percent, time } = formatsIn("fr");

const { noticeMonths } = promises.legal;

/** Notice period of a subscription. */
export const notice = noticeMonths === 1 ? "un mois de préavis" : `${noticeMonths} mois de préavis`;

/** Working days, within a sentence and at the start of one. */
export const openDays = listDays(site.hours.days, "fr", (from, to) => `du ${from} au ${to}`);
export const openDaysFirst = capitalised(openDays);

/** City whose time zone applies. */
export const clockCity = zoneCity(site.hours.timeZone);
