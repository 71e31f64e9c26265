import { isPublished } from "#contract/routes/publication.ts";
import { caseFiles } from "#data/contract/facts/content-files.ts";

/** How many cases are published. */
export const caseCount = Object.values(caseFiles).filter(({ data }) => isPublished(Object(data))).length;
