import { z } from "zod";
import { keyed, screen, sentence, text, textOrNone, texts, titled } from "#contract/copy/copy-schema.ts";
import { examples } from "#data/site/content/facts/examples.ts";
import { packages } from "#data/site/content/facts/packages.ts";
import { handoverMinutes } from "#data/site/content/facts/website-types.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** A line of a table: what it is about, and two amounts or figures. */
const line = keyed(["item", "first", "second"], sentence);

/** Whom a document is addressed to. */
const client = texts("name", "address");

/** A document; `link` leads to it on the page that promises it. */
const paper = titled("link", "name", "when", "date").extend({
  /** Where it is another than that of the page. */
  client: client.optional(),
  /** The one that matters, and what it counts. */
  figure: keyed(["value", "says"], sentence).optional(),
  intro: sentence,
  tables: z.record(
    z.string(),
    texts("caption").extend({
      columns: texts("item", "first", "second"),
      rows: z.record(z.string(), line),
      sum: line.optional(),
      /** What follows the sum: its tax, and both. */
      tax: z.record(z.string(), line).optional(),
    }),
  ),
  parts: z.record(z.string(), titled().extend({ text: sentence })),
  /** What stands below the line to sign on, on a document that is signed. */
  signature: textOrNone,
});

/** The report is of the smallest package. */
const posts = Object.values(packages.social)[0]?.allPosts ?? 0;
const exampleFacts = examples && { ...examples, report: { ...examples.report, posts } };

export const examplesCopy = defineSiteCopy(
  "examples",
  screen({
    ...texts("subtitle", "stamp").shape,
    /** Where the agency is registered, at the foot of a document. */
    registered: text.optional(),
    client,
    papers: z.strictObject({ audit: paper, quote: paper.optional(), report: paper.optional() }),
    closing: texts("audit", "quote"),
  }),
  () => ({ examples: exampleFacts, handoverMinutes }),
);
