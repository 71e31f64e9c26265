import { z } from "zod";
import { findCopyReaders } from "#contract/copy/find-copy-readers.ts";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { copyFileOf } from "#contract/reader/copy-files.ts";
import { hasPage } from "#contract/routes/addresses.ts";
import { schema as personFacts } from "#data/contract/facts/people.ts";
import { plainServices } from "#data/contract/facts/services.ts";
import { schema as tradeFacts } from "#data/site/content/facts/trades.ts";
import { siteFacts } from "#site/content/copy/site-facts.ts";
import { entryFiles } from "#site/content/pages/entry-files.ts";
import { personCopy } from "#site/content/people/person.copy.ts";
import { tradeCopy } from "#site/content/trades/trade-entry.copy.ts";
import { plainServiceCopy } from "#site/screens/plain-service/plain-service.copy.ts";

/** A JSON Schema, as far as the editor reads it. */
export interface JsonSchema {
  type?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The schema of what a file must hold before it is read; what a wrong value would be told is its description. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { type, checks } = zodSchema._zod.def;
      if (type === "custom") {
        // A text of the site's words; a text that may be empty has no further rule.
        jsonSchema.type = "string";
        if (checks?.length) jsonSchema.minLength = 1;
      } else if (type === "string" || type === "number") {
        const message = z.safeParse(zodSchema, "\0").error?.issues[0]?.message ?? "";
        const [, expected] = /^expected (.{12,})/.exec(message) ?? [];
        if (expected) jsonSchema.description ??= expected;
        if (type === "string" && !z.safeParse(zodSchema, "").success) jsonSchema.minLength ??= 1;
      }
    },
  }) as JsonSchema;
}

const readers = [
  ...(await findCopyReaders(["contract", "leads", "site"])),
  ...plainServices.map(plainServiceCopy),
];

/** What texts can name: each of them, and those of some pages. */
export const factNames = [siteFacts, ...[...readers, tradeCopy("")].map(({ facts }) => facts)]
  .flatMap((factsIn) => [...factsIn(defaultLanguage).keys()])
  .filter((name, position, all) => all.indexOf(name) === position);

/** The schemas of the copy of each screen and part, by its path: as many as have readers. */
export const copySchemas: [file: string, schemas: z.ZodType[]][] = Object.entries(
  Object.groupBy(readers, ({ key }) =>
    copyFileOf(key, defaultLanguage).replace(`/copy/${defaultLanguage}/`, "/copy/{{locale}}/"),
  ),
).map(([file, found = []]) => [file, found.map(({ schema }) => schema)]);

/**
 * The schemas of what has a folder of its own: its words in each language, what all languages share, the screen that
 * shows it, and the words without which a language has no such screen.
 */
export const entrySchemas = {
  articles: {
    copy: entryFiles.articles.schema,
    extension: "md",
    facts: { facts: entryFiles.articleFacts.schema, figure: entryFiles.articleFigures.schema },
    page: "article/{{slug}}",
    needs: "blog",
  },
  cases: {
    copy: entryFiles.cases.schema,
    extension: "md",
    facts: { facts: entryFiles.caseFacts.schema },
    page: "case/{{slug}}",
    needs: "portfolio",
  },
  people: {
    copy: personCopy("").schema,
    extension: "yaml",
    facts: { person: personFacts },
    page: hasPage("agency", defaultLanguage) ? "agency/agency" : "home/home",
    needs: "home",
  },
  trades: {
    copy: tradeCopy("").schema,
    extension: "yaml",
    facts: { facts: tradeFacts },
    page: "trade/{{slug}}",
    needs: "trade",
  },
};

/** The schemas of texts that are pages by themselves, by the folder they are in. */
export const pageTextSchemas = {
  legal: jsonSchemaOf(entryFiles.legal.schema),
  pages: jsonSchemaOf(entryFiles.pages.schema),
};
