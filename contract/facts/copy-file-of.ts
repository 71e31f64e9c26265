import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#contract/languages/languages.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

const project = join(import.meta.dirname, "../..");

/** The file that holds a screen or part in a language. */
export function copyFileOf(key: string, language: Language): string {
  if (key.includes("/")) return `${siteFolder}/${key}/text.${language}.yaml`;
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const kind = ["legal", "pages"].find((folder) => existsSync(join(project, siteFolder, folder, key)));
  return kind
    ? `${siteFolder}/${kind}/${key}/text.${language}.md`
    : `${siteFolder}/copy/${language}/${name}.yaml`;
}
