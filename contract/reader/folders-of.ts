import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#contract/reader/project-folder.ts";

/** The names of the folders in one of the site. */
export function foldersOf(folder: string): string[] {
  const path = join(projectFolder, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
