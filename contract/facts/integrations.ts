import { z } from "zod";
import { type KeyOf, readData, record } from "#contract/copy/fact-schema.ts";

export type IntegrationKey = KeyOf<"integrations">;

/** Native integrations by field, each with its products: those with one, then those with two, so that rows of them align. */
export const integrations = readData("facts/integrations.yaml", record("integrations", z.array(z.string())));
