import { readSiteFiles } from "#leads/server/files/site-files.ts";
import { builtFolder } from "#tests/support/built-site.ts";

/** The built site as a server has it in memory, read once for all files of a worker. */
export const servedFiles = readSiteFiles(builtFolder);
