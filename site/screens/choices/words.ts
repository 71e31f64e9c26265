import { message, screen, template, texts } from "#contract/copy/words-schema.ts";
import { words } from "#site/content/words/words.ts";

/** The privacy choices page; names and purposes of the categories are those of the consent band. */
export const choicesWords = words(
  "choices",
  screen({
    ...texts("subtitle", "title", "undecided", "withoutScripts", "allow", "from", "by", "cookies").shape,
    ...texts("noCookies", "unknownCookies", "providerOfCalendar", "policy").shape,
    /** `{since}` and `{until}` are dates, filled in by a browser script. */
    decided: template("since", "until"),
    cookieNames: message("names", "days"),
    always: texts("title", "text", "state"),
  }),
);
