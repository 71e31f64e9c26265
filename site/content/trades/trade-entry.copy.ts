import { z } from "zod";
import { perEntry } from "#contract/copy/copy-reader.ts";
import {
  identifier,
  letter,
  questions,
  sentence,
  seoRecord,
  text,
  textOrNone,
  texts,
  titled,
} from "#contract/copy/copy-schema.ts";
import type { Language } from "#contract/languages/languages.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { caseFolder, slug } from "#site/content/entries/entry-schemas.ts";
import { bakeryFacts } from "#site/content/figures/bakery-facts.ts";
import { boughtFacts } from "#site/content/figures/bought-facts.ts";

/** Titles with a sentence or two each, by names of the text's own. */
const point = titled().extend({ text: sentence });
const points = z.record(z.string(), point);

const schema = z.strictObject({
  /** The end of its address. */
  slug: identifier.pipe(slug),
  name: text,
  // The sitemap shows descriptions on a page.
  seo: seoRecord.extend({ description: sentence }),
  /** What visitors search for that the page itself does not say. */
  searchedFor: textOrNone.optional(),
  kicker: text,
  subtitle: sentence,
  letter,
  /** The problem of the trade: what people say to its owner, and what they would find instead. */
  problem: titled("intro").extend({
    items: z.record(z.string(), point.extend({ answer: sentence.optional() })),
  }),
  /** A client's card of prices as its page would show it: a row per item, an amount per column. */
  card: titled("note")
    .extend({
      columns: z.array(text),
      rows: z.record(z.string(), titled("detail").extend({ amounts: z.array(text) })),
    })
    .optional(),
  offer: titled().extend({ items: points }),
  /** The folder of a case, and why it is told here. */
  proof: titled()
    .extend({ text: sentence, case: identifier.pipe(caseFolder) })
    .optional(),
  /** The order of the example, and what it costs. */
  order: titled("item").extend({ note: sentence }),
  talk: titled().extend({
    note: sentence,
    who: texts("asked", "answered", "agreed"),
    lines: z.array(
      z.strictObject({
        kind: identifier.pipe(z.enum(["asked", "answered", "agreed"])),
        time: identifier.pipe(z.string().regex(/^\d\d:\d\d$/, "expected a time such as 18:05")),
        text,
      }),
    ),
  }),
  questions,
  closing: titled(),
});

const facts = (language: Language) => ({ bakery: bakeryFacts(language), bought: boughtFacts(language) });

/** What is said of a trade in a language, `trades/<key>/text.<language>.yaml`. */
export const tradeCopy = perEntry((trade) => defineSiteCopy(`trades/${trade}`, schema, facts));
