import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");

/** The names of the folders in one of the site. */
export function foldersOf(folder: string): string[] {
  const path = join(project, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
