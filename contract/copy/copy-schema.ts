import { z } from "zod";
import type { Template } from "#contract/copy/fill-template.ts";
import type { Sentence } from "#contract/copy/sentence.ts";
import type { Heading } from "#contract/copy/typesetting.ts";
import { ContentError } from "#contract/reader/file-problems.ts";
import { keysOf, recordOf } from "#contract/reader/records.ts";

/** Values for the placeholders of a sentence. */
export type Values<Name extends string = string> = Record<Name, string | number>;

/**
 * A text of a content file in its language. Given the names that the code fills in, it returns a function
 * that writes the text out; it throws a sentence on any other placeholder that is not a fact.
 */
export class WrittenText {
  written: string;
  /** `heading` says of what rank it is, if it is one: its short words stay with what follows. */
  prepare: (names: string[], heading?: Heading) => (values: Values) => Sentence;

  constructor(written: string, prepare: WrittenText["prepare"]) {
    this.written = written;
    this.prepare = prepare;
  }
}

const anyText = z.instanceof(WrittenText, {
  error: ({ input }) => (input === undefined ? "is missing" : "expected text"),
});

/** What goes wrong in writing a text out, as an issue of its schema. */
function withIssues<Output>(write: (text: WrittenText) => Output) {
  return (text: WrittenText, context: z.RefinementCtx): Output => {
    try {
      return write(text);
    } catch (error) {
      // It names a file of its own, such as the phrases that this text has.
      if (error instanceof ContentError) throw error;
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };
}

const nonEmpty = anyText.refine(({ written }) => written.trim() !== "", "is empty");

const toSentence = withIssues(({ prepare }) => prepare([])({}));

const toPlainText = (heading?: Heading) => withIssues(({ prepare }) => prepare([], heading)({}).join(""));

const toMessage = <Name extends string>(names: Name[], heading?: Heading) =>
  withIssues(({ prepare }) => {
    const write = prepare(names, heading);
    return (values: Values<Name>) => write(values).join("");
  });

/**
 * A plain text, with facts in it by placeholders such as `{promises.quoteHours}`; a price is in the first
 * currency.
 */
export const text = nonEmpty.transform(toPlainText());

/** A text that is set as the title of a part of a page. */
export const title = nonEmpty.transform(toPlainText("title"));

/** A text that is set as large as the title of a page. */
export const headline = nonEmpty.transform(toPlainText("headline"));

/** A list of texts, as many as there are, each under a key of its own. */
export const textsByKey = z.record(z.string(), text);

/** A text that may be empty, where there is nothing to say. */
export const textOrNone = anyText.transform(toPlainText());

/**
 * A sentence of a page, whose prices, such as `{prices.websites.landing}`, are shown in the chosen currency
 * by `withPrices`.
 */
export const sentence = nonEmpty.transform(toSentence);

/** Sentences under keys that the site chooses. */
export const sentencesByKey = z.record(z.string(), sentence);

/** A sentence that may be empty, where there is nothing to say. */
export const sentenceOrNone = anyText.transform(toSentence);

/** A name that only the code reads: an address, the key of a case. */
export const identifier = anyText.transform(({ written }) => written);

/** A text with placeholders for values that only the code knows: `{count}`, `{name}`. */
export function message<const Name extends string>(...names: Name[]) {
  return anyText.transform(toMessage(names));
}

/** A `message` that is set as the title of a part of a page. */
export function titleMessage<const Name extends string>(...names: Name[]) {
  return anyText.transform(toMessage(names, "title"));
}

const withoutFigures = nonEmpty.refine(
  ({ written }) => !/\d/.test(written.replace(/\{[^{}]*\}/g, "")),
  "has a figure that is typed; name a fact for it",
);

/** A text whose every figure is a fact. */
export const textOfFacts = withoutFigures.transform(toPlainText());

/** A `message` whose every figure is a fact. */
export function messageOfFacts<const Name extends string>(...names: Name[]) {
  return withoutFigures.transform(toMessage(names));
}

/** A text whose placeholders stay as they are written: `fillTemplate` fills them in, in browsers too. */
export function template<const Name extends string>(...names: Name[]) {
  const themselves = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  return anyText.transform(withIssues(({ prepare }): Template<Name> => prepare(names)(themselves).join("")));
}

/** One entry for each key of a list of facts. */
export function keyed<const Key extends string, Entry extends z.ZodType>(
  keys: readonly Key[] | Record<Key, unknown>,
  entry: Entry,
) {
  return z.strictObject(recordOf(isList(keys) ? keys : keysOf(keys), () => entry));
}

const isList = <Item>(keys: readonly Item[] | object): keys is readonly Item[] => Array.isArray(keys);

/** Several texts of these names. */
export function texts<const Name extends string>(...names: Name[]) {
  return keyed(names, text);
}

/** A title, and texts of these names. */
export function titled<const Name extends string = never>(...names: Name[]) {
  return z.strictObject({ title, ...texts(...names).shape });
}

/** The search record of a page. */
export const seoRecord = z.strictObject({
  /** 30 to 60 characters, of which `npm run ready` lists longer ones; unique in its language. */
  title: text,
  /** 70 to 160 characters, likewise. */
  description: text,
  keywords: text,
  h1: headline,
});

export type SeoRecord = z.output<typeof seoRecord>;

/** Frequently asked questions; each language has its own. */
export const questions = z.strictObject({
  title,
  items: z.record(z.string(), texts("question").extend({ answer: sentence })),
});

/**
 * What the person who answers writes to the reader under a hero: paragraphs, which name cost, time and what
 * one does.
 */
export const letter = z.array(sentence).min(1);

const path = identifier.refine((address) => address.startsWith("/"), "expected a path such as /contact");

const place = {
  /** Without the prefix of its language. */
  address: path,
  also: z.array(path).optional(),
};

const page = {
  ...place,
  seo: seoRecord,
};

/** The copy of a screen: where it is, its name in menus, its search record, and everything on it. */
export function screen<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    ...page,
    name: text,
    /** What visitors search for that the page itself does not say. */
    searchedFor: textOrNone.optional(),
    ...shape,
  });
}

/** The copy of a service's screen. */
export function serviceScreen<Shape extends z.ZodRawShape>(shape: Shape) {
  return screen({
    kicker: text,
    letter,
    questions,
    closing: titled(),
    ...shape,
  });
}

/** Keys of what a landing page lists. */
interface Lists<Badge extends string> {
  badges: readonly Badge[];
  features: readonly string[];
  steps: readonly string[];
  packages: readonly string[];
  /** Rows in which the packages are compared. */
  rows: readonly string[];
  results: readonly string[];
  voices: readonly string[];
}

/** The copy of a service sold in packages: those that its landing page shows, and its own. */
export function landingScreen<Badge extends string, Shape extends z.ZodRawShape>(
  { badges, features, steps, packages, rows, results, voices }: Lists<Badge>,
  shape: Shape,
) {
  const points = titled("text");
  // Null where a package does not include it.
  const contents = keyed(rows, text.nullable());
  return serviceScreen({
    hero: z.strictObject({ subtitle: sentence, badges: texts(...badges) }),
    problems: titled().extend({ items: textsByKey }),
    features: titled().extend({ text: sentence.optional(), items: keyed(features, points) }),
    method: titled().extend({ items: keyed(steps, points) }),
    /** `comparison` is the title of all rows but the first, which says whom a package is for. */
    packages: titled("comparison").extend({
      intro: sentence.optional(),
      rows: texts(...rows),
      items: keyed(packages, contents),
    }),
    results: titled().extend({ items: keyed(results, texts("value", "label")) }),
    testimonials: titled().extend({ items: keyed(voices, texts("text", "service")) }),
    addOns: titled().extend({ intro: text.optional() }),
    ...shape,
  });
}

/** The copy of a screen that no menu lists. */
export function unlistedScreen<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...page, ...shape });
}

/** The copy around a case or an article; `{slug}` in the address stands for its slug. */
export function entryScreen<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...place, ...shape });
}
