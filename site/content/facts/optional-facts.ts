import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { copyFileName } from "#contract/reader/copy-files.ts";
import { ContentError } from "#contract/reader/file-problems.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { readData } from "#contract/reader/schema-parts.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/**
 * Reads a file of facts that a site without certain pages may leave out; undefined if it is not there.
 * `neededBy` are the keys of copy that cannot do without it.
 * @throws ContentError if the file is missing although a language has such copy
 */
export function readOptional<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  ...neededBy: string[]
): z.output<Schema> | undefined {
  const file = `${siteFolder}/${name}`;
  if (existsSync(join(projectFolder, file))) return readData(name, schema);
  const names = neededBy.map((key) => `${siteFolder}/copy/*/${copyFileName(key)}.yaml`);
  const [copy] = globSync(names, { cwd: projectFolder }).toSorted();
  if (copy === undefined) return undefined;
  throw new ContentError(`${file} is missing: ${copy} needs it; copy the sample’s`);
}
