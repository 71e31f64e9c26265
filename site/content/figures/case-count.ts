import { caseFiles } from "#data/contract/facts/content-files.ts";
import { isPublished } from "#site/content/publication.ts";

/** How many cases are published. */
export const caseCount = Object.values(caseFiles).filter(({ data }) => isPublished(Object(data))).length;
