import { readCases, readCopy, readPeople, readRedirects, readTrades } from "#src/copy/read-copy.ts";

/** All words as they are written; `bundledCopy` puts them into bundles. */
export const copyFiles = readCopy();

/** The facts of the people, likewise. */
export const personFiles = readPeople();

/** The facts of the cases, likewise. */
export const caseFiles = readCases();

/** The facts of the trades, likewise. */
export const tradeFiles = readTrades();

/** Where the addresses of an earlier site lead, likewise. */
export const redirectsFile = readRedirects();
