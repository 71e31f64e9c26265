import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServingRules } from "#contract/serving/serving-rules.ts";
import { readSiteFiles } from "#leads/server/files/site-files.ts";
import { builtFolder } from "#tests/support/built-site.ts";

const { policies }: ServingRules = JSON.parse(readFileSync(join(builtFolder, "../headers.json"), "utf8"));

/** The built site as a server has it in memory, read once for all files of a worker. */
export const servedFiles = readSiteFiles(builtFolder, policies);
