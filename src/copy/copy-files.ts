import { readCopy } from "#src/copy/read-copy.ts";

/** All words as they are written; `bundledCopy` puts them into bundles. */
export const copyFiles = readCopy();
