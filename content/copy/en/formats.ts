import { promises } from "#content/facts/promises.ts";
import { formatsIn } from "#src/formats/formats-in.ts";

export const { money, number, percent, time } = formatsIn("en");

const { noticeMonths } = promises.legal;

/** How long before it ends a subscription is cancelled, to follow `with` or `ends after`. */
export const notice = noticeMonths === 1 ? "one month’s notice" : `${noticeMonths} months’ notice`;
