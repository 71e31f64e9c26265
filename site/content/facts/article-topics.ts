import { z } from "zod";
import { type KeyOf, newKey, record } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export type ArticleTopic = KeyOf<"article topics">;

export type ArticleCategory = KeyOf<"article categories">;

export const schema = record("article topics", z.array(newKey("article categories")));

/** Topics of the blog's filter, in order, with the categories of each. */
export const articleTopics = readOptional("facts/article-topics.yaml", schema, "blog") ?? schema.parse({});
