import { z } from "zod";
import { keyed, text, texts } from "#src/copy/words-schema.ts";

/** The consent band, shown before any third party is loaded. */
export const consentWords = z.strictObject({
  /** Title of the band and text of the footer link that reopens it. */
  title: text,
  /** Text of the band before the visitor opens the details. */
  short: text,
  text: text,
  policy: text,
  refuse: text,
  accept: text,
  choose: text,
  save: text,
  closeRefusing: text,
  closeKeeping: text,
  categories: keyed(["measurement", "marketing", "embeds"], texts("title", "text")),
});
