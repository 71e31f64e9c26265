import { z } from "zod";
import { isWithdrawn } from "#content/facts/services.ts";
import { keyed, screen, textOrNone, texts } from "#contract/copy/words-schema.ts";
import { words } from "#site/content/words/words.ts";

/** A line of a table: what it is about, and two amounts or figures. */
const line = texts("item", "first", "second");

/** A document; `link` leads to it on the page that promises it. */
const paper = texts("link", "name", "when", "title", "date", "lead").extend({
  tables: z.record(
    z.string(),
    texts("caption").extend({ columns: line, rows: z.record(z.string(), line), sum: line.optional() }),
  ),
  parts: z.record(z.string(), texts("title", "text")),
  /** What stands below the line to sign on, on a document that is signed. */
  signature: textOrNone,
});

const papers = ["audit", "quote", "report"] as const;

export const examplesWords = words(
  "examples",
  screen({
    ...texts("subtitle", "stamp").shape,
    client: texts("name", "address"),
    // The report is one on social media, and may stay in the files.
    papers: keyed(
      papers.filter((key) => key !== "report" || !isWithdrawn("social")),
      paper,
    ).strip(),
    closing: texts("title", "text", "audit", "quote"),
  }),
);
