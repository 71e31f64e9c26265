import { z } from "zod";
import { keyed, screen, sentence, textOrNone, texts } from "#contract/copy/words-schema.ts";
import { workedExample } from "#contract/facts/estimate.ts";
import { isOffered } from "#contract/services.ts";
import { words } from "#site/content/words/words.ts";

/** A line of a table: what it is about, and two amounts or figures. */
const line = keyed(["item", "first", "second"], sentence);

/** A document; `link` leads to it on the page that promises it. */
const paper = texts("link", "name", "when", "title", "date").extend({
  lead: sentence,
  tables: z.record(
    z.string(),
    texts("caption").extend({
      columns: texts("item", "first", "second"),
      rows: z.record(z.string(), line),
      sum: line.optional(),
    }),
  ),
  parts: z.record(z.string(), texts("title").extend({ text: sentence })),
  /** What stands below the line to sign on, on a document that is signed. */
  signature: textOrNone,
});

const papers = ["audit", "quote", "report"] as const;

/** Whether the site has what a document is about: the worked example, reports on social media. */
const isSold = { audit: true, quote: workedExample !== undefined, report: isOffered("social") };

export const examplesWords = words(
  "examples",
  screen({
    ...texts("subtitle", "stamp").shape,
    client: texts("name", "address"),
    // The others may stay in the files.
    papers: keyed(
      papers.filter((key) => isSold[key]),
      paper,
    ).strip(),
    closing: texts("title", "audit", "quote"),
  }),
);
