import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/**
 * The name, without its extension, of files with the copy or the page of a screen or part: `lead-form` of
 * `leadForm`.
 */
export function copyFileName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The key of the screen or part to which files of a name belong: `leadForm` of `lead-form`. */
export function copyKey(fileName: string): string {
  return fileName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The file that holds a screen or part in a language. */
export function copyFileOf(key: string, language: string): string {
  if (key.includes("/")) return `${siteFolder}/${key}/text.${language}.yaml`;
  const kind = ["legal", "pages"].find((folder) => existsSync(join(projectFolder, siteFolder, folder, key)));
  return kind
    ? `${siteFolder}/${kind}/${key}/text.${language}.md`
    : `${siteFolder}/copy/${language}/${copyFileName(key)}.yaml`;
}

/** The names of the folders in one of the site. */
export function foldersOf(folder: string): string[] {
  const path = join(projectFolder, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
