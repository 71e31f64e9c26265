import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import type { SeoRecord } from "#src/head/seo-record.ts";

const words = z.string().min(1);

const seo = z.strictObject({
  title: words,
  description: words,
  keywords: words,
  h1: words,
}) satisfies z.ZodType<SeoRecord>;

/** The legal texts, `<key>/<language>`. Their values stand in them as placeholders. */
const legal = defineCollection({
  loader: glob({ base: "./content/legal", pattern: "*/{fr,en,de}.md" }),
  schema: z.strictObject({ title: words, seo }),
});

export const collections = { legal };
