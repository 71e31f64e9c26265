import { message, screen, template, text, texts } from "#src/copy/words-schema.ts";

/** The privacy choices page; names and purposes of the categories are in `consent.ts`. */
export const choicesWords = screen({
  subtitle: text,
  title: text,
  /** `{since}` and `{until}` are dates, filled in by a browser script. */
  decided: template("since", "until"),
  undecided: text,
  withoutScripts: text,
  /** Shown instead of the form where the site needs no consent. */
  notAsked: text,
  allow: text,
  from: text,
  by: text,
  cookies: text,
  cookieNames: message("names", "days"),
  noCookies: text,
  unknownCookies: text,
  providerOfCalendar: text,
  always: texts("title", "text", "state"),
  policy: text,
});
