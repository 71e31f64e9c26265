import { z } from "zod";
import { type KeyOf, newKey, readData, record } from "#contract/reader/schema-parts.ts";

export type ArticleTopic = KeyOf<"article topics">;

export type ArticleCategory = KeyOf<"article categories">;

export const schema = record("article topics", z.array(newKey("article categories")));

/** Topics of the blog's filter, in order, with the categories of each. */
export const articleTopics = readData("facts/article-topics.yaml", schema);
