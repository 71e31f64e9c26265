import { promises } from "#content/facts/promises.ts";
import { formatsIn } from "#src/formats/formats-in.ts";

export const { money, number, percent, time } = formatsIn("fr");

const { noticeMonths } = promises.legal;

/** How long before it ends a subscription is cancelled. */
export const notice = noticeMonths === 1 ? "un mois de préavis" : `${noticeMonths} mois de préavis`;
