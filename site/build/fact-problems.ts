import { globSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#contract/reader/file-problems.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";

/** What is wrong in the facts of the site, each file by its schema. What reads them must not be imported before. */
export async function factProblems(): Promise<string[]> {
  const problems = new Set<string>();
  const readers =
    "{contract/languages/*,contract/facts/*,site/content/facts/*,site/content/trades/trades}.ts";
  for (const file of globSync(readers, { cwd: projectFolder })) {
    try {
      await import(join(projectFolder, file));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const problem of error.message.split("\n")) problems.add(problem);
    }
  }
  return [...problems];
}
