import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Words } from "#contract/words/create-words.ts";

/** The readers of words in these folders, which the files `words.ts` and `*.words.ts` there export. */
export async function readersIn(folders: string[]): Promise<Words[]> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/{words.ts,*.words.ts}`));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap((module) => Object.values(module).filter(isWords));
}

/** Whether something exported is a reader of words. */
function isWords(value: unknown): value is Words {
  return typeof value === "function" && "key" in value;
}
