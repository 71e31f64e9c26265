import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { CopyReader } from "#contract/copy/copy-reader.ts";

/** The readers of copy in these folders, which the files `*.copy.ts` there export. */
export async function findCopyReaders(folders: string[]): Promise<CopyReader[]> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.copy.ts`));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap((module) => Object.values(module).filter(isCopyReader));
}

function isCopyReader(value: unknown): value is CopyReader {
  return typeof value === "function" && "key" in value;
}
