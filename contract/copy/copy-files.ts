import { readCopy, readFacts } from "#contract/copy/read-copy.ts";
import { readContent } from "#contract/copy/read-file.ts";
import { siteFolder } from "#contract/site-folder.ts";

/** All words as they are written; `bundledCopy` puts them into bundles. */
export const copyFiles = readCopy();

export const personFiles = readFacts("people", "person.yaml");

export const caseFiles = readFacts("cases");

export const tradeFiles = readFacts("trades");

export const redirectsFile = readContent(`${siteFolder}/redirects.yaml`);
