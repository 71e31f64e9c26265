import { readCases, readCopy, readPeople, readRedirects, readTrades } from "#src/copy/read-copy.ts";

/** All words as they are written; `bundledCopy` puts them into bundles. */
export const copyFiles = readCopy();

export const personFiles = readPeople();

export const caseFiles = readCases();

export const tradeFiles = readTrades();

export const redirectsFile = readRedirects();
