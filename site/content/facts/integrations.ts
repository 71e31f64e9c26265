import { z } from "zod";
import { readData, record } from "#contract/reader/schema-parts.ts";

export const schema = record("integrations", z.array(z.string()));

/** Native integrations by field, each with its products: those with one, then those with two, so that rows of them align. */
export const integrations = readData("facts/integrations.yaml", schema);
