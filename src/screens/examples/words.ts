import { z } from "zod";
import { keyed, screen, text, textOrNone, texts } from "#src/copy/words-schema.ts";

/** A line of a table: what it is about, and two amounts or figures. */
const line = texts("item", "first", "second");

const paper = z.strictObject({
  /** The link to it on the page that promises it. */
  link: text,
  name: text,
  when: text,
  title: text,
  date: text,
  lead: text,
  tables: z.record(
    z.string(),
    z.strictObject({
      caption: text,
      columns: line,
      rows: z.record(z.string(), line),
      sum: line.optional(),
    }),
  ),
  parts: z.record(z.string(), texts("title", "text")),
  /** What stands below the line to sign on, on a document that is signed. */
  signature: textOrNone,
});

export const examplesWords = screen({
  subtitle: text,
  stamp: text,
  client: text,
  papers: keyed(["audit", "quote", "report"], paper),
  closing: texts("title", "text", "audit", "quote"),
});
