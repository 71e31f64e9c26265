import { readCases, readCopy, readPeople } from "#src/copy/read-copy.ts";

/** All words as they are written; `bundledCopy` puts them into bundles. */
export const copyFiles = readCopy();

/** The facts of the people, likewise. */
export const personFiles = readPeople();

/** The facts of the cases, likewise. */
export const caseFiles = readCases();
