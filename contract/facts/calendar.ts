import { site } from "#contract/facts/site.ts";

const { url, provider } = site.booking.call;

/** The calendar shown in the contact page; null where the agency has none, or one that only opens in a tab. */
export const embeddedCalendar = url === "" || provider === "none" ? null : { url, provider };
