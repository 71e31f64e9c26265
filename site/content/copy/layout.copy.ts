import { message, textOrNone, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** Copy of the layout: header, footer, language and currency switches. */
export const layoutCopy = defineSiteCopy(
  "layout",
  texts("skip", "home", "mainMenu", "openMenu", "servicesMenu").extend({
    /** The agency’s description in structured data. */
    ...texts("line", "greeting", "newTab", "call", "languageSwitch", "currencySwitch").shape,
    /** The main call to action. */
    audit: texts("short"),
    currencyAnnouncement: message("currency"),
    /** The bars that end a page which says nothing else. */
    ending: titled("ask", "answers", "messenger", "book", "free"),
    footer: texts("services", "agency", "contact", "legal", "hours", "areas").extend({
      /** Says that the agency is invented while its people are; empty otherwise. */
      sample: textOrNone,
    }),
  }),
);
