import { z } from "zod";
import { message, text, textOrNone, texts } from "#src/copy/words-schema.ts";

/** Words of the layout: header, footer, language and currency switches. */
export const layoutWords = z.strictObject({
  skip: text,
  home: text,
  mainMenu: text,
  openMenu: text,
  closeMenu: text,
  servicesMenu: text,
  greeting: text,
  newTab: text,
  /** The main call to action: short in the header, in full in the menu. */
  audit: texts("short", "whole"),
  call: text,
  languageSwitch: text,
  currencySwitch: text,
  currencyAnnouncement: message("currency"),
  footer: z.strictObject({
    line: text,
    services: text,
    agency: text,
    contact: text,
    legal: text,
    hours: text,
    areas: text,
    whatsapp: text,
    /** Says that the agency is invented while its people are; empty otherwise. */
    sample: textOrNone,
  }),
});
