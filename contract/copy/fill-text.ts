import { IntlMessageFormat } from "intl-messageformat";
import type { Fact } from "#contract/copy/base-facts.ts";
import type { Values } from "#contract/copy/copy-schema.ts";
import { hasPhrases, phrasesCopy, phrasesFile } from "#contract/copy/phrases.copy.ts";
import type { Amount, Sentence } from "#contract/copy/sentence.ts";
import { capitalised } from "#contract/formats/capitalised.ts";
import { listDays } from "#contract/formats/weekdays.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import { ContentError, problemAt } from "#contract/reader/file-problems.ts";
import { site } from "#data/contract/facts/site.ts";

/** The facts that texts of a language can name, by their placeholders. */
export type FactsIn = (language: Language) => Map<string, Fact>;

/** Writes facts into texts. */
export interface Filler {
  /**
   * Prepares a text for filling in. Its placeholders are facts, such as `{prices.websites.landing}`, or one
   * of `names`, which the code fills in; counts follow ICU MessageFormat: `{count, plural, one {# page} other
   * {# pages}}`; `\{` is a brace. With `tags`, elements in it are written by the code as well: `<n1>…</n1>`,
   * while `\<` is a sign. Throws a sentence on a mistake in the syntax and on any other placeholder.
   */
  prepareText(text: string, language: Language, names?: string[], tags?: boolean): Fill;
  /** Whether every fact named in the text has a value. */
  isFilled(text: string, language: Language): boolean;
  /** What fills texts that can name further facts, such as those of one page; phrases cannot. */
  withFacts(further: FactsIn): Filler;
}

/**
 * Creates what fills the texts of a part of the project, which can name these facts and the phrases with
 * them.
 */
export function createFiller(factsIn: FactsIn): Filler {
  return fillerOf(oncePerLanguage((language) => withPhrases(factsIn(language), language)));
}

function fillerOf(factsIn: FactsIn): Filler {
  return {
    prepareText: (text, language, names = [], tags = false) =>
      /[{}]/.test(text) ? prepareWith(factsIn(language), { text, language, names, tags }) : () => [text],
    isFilled(text, language) {
      const facts = factsIn(language);
      return !Array.from(text.matchAll(/\{([\w.]+)/g), ([, name = ""]) => facts.get(name)).includes("");
    },
    withFacts: (further) =>
      fillerOf(oncePerLanguage((language) => new Map([...factsIn(language), ...further(language)]))),
  };
}

function oncePerLanguage(factsIn: FactsIn): FactsIn {
  const read = new Map<Language, Map<string, Fact>>();
  return (language) => {
    const facts = read.get(language) ?? factsIn(language);
    read.set(language, facts);
    return facts;
  };
}

/** Writes an element of a text, given what is in it. */
type WriteTag<Part> = (content: (string | Amount | Part)[]) => Part;

type Fill = <Part = never>(
  values: Record<string, Values[string] | WriteTag<Part>>,
) => (string | Amount | Part)[];

interface Filling {
  text: string;
  language: Language;
  names?: string[];
  tags?: boolean;
}

function prepareWith(facts: Map<string, Fact>, { text, language, names = [], tags = false }: Filling): Fill {
  const format = parse(text, language, tags);
  const used: Record<string, Fact> = {};
  for (const element of argumentsIn(format.getAst())) {
    const name = element.value.replaceAll("__", ".");
    const fact = facts.get(name);
    if (names.includes(name)) continue;
    if (fact === undefined) throw unknown(name, facts, names, language);
    // A plain number is written as the language writes numbers.
    if (typeof fact === "number" && element.type === elementTypes.argument)
      element.type = elementTypes.number;
    used[element.value] = fact;
  }
  return <Part>(values: Record<string, Values[string] | WriteTag<Part>>) => {
    type Value = Amount | Sentence | Part;
    const written: Parameters<typeof format.format<Value>>[0] = { ...used };
    for (const [name, value] of Object.entries(values))
      written[name] = typeof value === "function" ? (content) => value(pieces(content)) : value;
    return pieces(listed<string | Value>(format.format<Value>(written)));
  };
}

function listed<Item>(value: Item | Item[]): Item[] {
  return Array.isArray(value) ? value : [value];
}

/** A fact may be a whole sentence. */
function pieces<Part>(parts: readonly (string | Amount | Sentence | Part)[]): (string | Amount | Part)[] {
  return parts.flatMap((part) => (isSentence(part) ? part : [part]));
}

const isSentence = (part: unknown): part is Sentence => Array.isArray(part);

/**
 * Facts with the phrases of `phrases.yaml`, parts of sentences, each of which may use those above it.
 * `phrases.quote` is `phrases.quoteFirst` at the beginning of a sentence.
 */
function withPhrases(facts: Map<string, Fact>, language: Language): Map<string, Fact> {
  const { dayRange = "{from} – {to}", longWords: _, ...phrases } = phrasesCopy(language);
  const range = preparedPhrase("dayRange", facts, { text: dayRange, language, names: ["from", "to"] });
  const openDays = listDays(site.hours.days, language, (from, to) => range({ from, to }).join(""));
  const all = new Map<string, Fact>([
    ...facts,
    ["openDays", openDays],
    ["openDaysFirst", capitalised(openDays)],
  ]);
  for (const [name, text] of Object.entries(phrases)) {
    const [first = "", ...rest] = preparedPhrase(name, all, { text, language })({});
    all.set(`phrases.${name}`, [first, ...rest]);
    all.set(`phrases.${name}First`, [typeof first === "string" ? capitalised(first) : first, ...rest]);
  }
  return all;
}

/** @throws ContentError, which names the file of the phrases and not that of a text which has this one */
function preparedPhrase(name: string, facts: Map<string, Fact>, filling: Filling): Fill {
  try {
    return prepareWith(facts, filling);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw problemAt(phrasesFile(filling.language), [name], problem);
  }
}

/** Element types of the parser that matter here; it numbers them. */
const elementTypes = { argument: 1, number: 2, date: 3, time: 4, select: 5, plural: 6 };

interface Element {
  type: number;
  value: string;
  options?: Record<string, { value: Element[] }>;
  /** The message between the two tags of an element. */
  children?: Element[];
}

function parse(text: string, language: Language, tags: boolean): IntlMessageFormat {
  const message = text
    // ICU allows no dots in names, and quotes with apostrophes, which people type in texts.
    .replace(/(?<=\{\s*)[\w-]+(?:\.[\w-]+)+(?=\s*[,}])/g, (name) => name.replaceAll(".", "__"))
    .replaceAll("'", "''")
    .replace(tags ? /(?:\\[{}<])+/g : /(?:\\[{}])+/g, (escaped) => `'${escaped.replaceAll("\\", "")}'`);
  try {
    return new IntlMessageFormat(message, locales[language], undefined, { ignoreTag: !tags });
  } catch (error) {
    const problem = error instanceof Error ? error.message.toLowerCase().replaceAll("_", " ") : error;
    throw new Error(
      `its placeholders cannot be read (${problem}); each is a name in braces, such as {brand}`,
    );
  }
}

/** The arguments of a message, those within its plural forms included. */
function argumentsIn(elements: unknown[]): Element[] {
  return (elements as Element[]).flatMap((element) => {
    const inner = [
      ...Object.values(element.options ?? {}).flatMap(({ value }) => argumentsIn(value)),
      ...argumentsIn(element.children ?? []),
    ];
    return Object.values(elementTypes).includes(element.type) ? [element, ...inner] : inner;
  });
}

function unknown(name: string, facts: Map<string, unknown>, names: string[], language: Language): Error {
  const group = name.includes(".") ? name.slice(0, name.lastIndexOf(".") + 1) : "";
  const near = [...facts.keys()].filter(
    (key) => key.startsWith(group) && !key.slice(group.length).includes("."),
  );
  const isPhrase = group === "phrases.";
  if (isPhrase && !hasPhrases(language)) return new ContentError(`${phrasesFile(language)} is missing`);
  const known = [...names, ...near].map((key) => `{${key}}`);
  const place = isPhrase ? ` in ${phrasesFile(language)}` : "";
  const [kind] = name.split(".");
  const remedy =
    known.length > 0
      ? `expected one of ${known.join(", ")}`
      : `nothing that it can name begins with ${kind}; if a file in facts/ is missing, copy the sample’s`;
  return new Error(`unknown placeholder {${name}}${place}; ${remedy}`);
}
