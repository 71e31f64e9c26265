import { readContentFiles } from "#contract/copy/read-content-files.ts";

/** What is written in the site's folder, as it is written; `bundledCopy` puts it into bundles. */
export const { copyFiles, personFiles, caseFiles, tradeFiles, redirectsFile, writtenEntries } =
  readContentFiles();
