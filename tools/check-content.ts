/** Run by `npm run check:content`: the facts first, because with wrong ones every sentence would be wrong as well. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#contract/reader/file-problems.ts";
import { projectFolder } from "#contract/reader/project-folder.ts";
import { isSample, siteFolder } from "#data/contract/reader/site-folder.ts";
import { changesSinceEarlierVersions, withRemedy } from "#tools/earlier-versions.ts";
import { withSampleText } from "#tools/sample-text.ts";

const problems = new Set(changesSinceEarlierVersions());
if (problems.size === 0) for (const problem of await factProblems()) problems.add(withRemedy(problem));
if (problems.size === 0) {
  const { contentProblems } = await import("#site/build/content-problems.ts");
  for (const problem of await contentProblems())
    problems.add(isSample ? problem : withSampleText(withRemedy(problem)));
}
if (problems.size > 0) {
  console.error([...problems].join("\n"));
  process.exitCode = 1;
} else {
  console.log(`${siteFolder}: every file is as it should be`);
}

/** What is wrong in the facts of the site, each file by its schema. */
async function factProblems(): Promise<string[]> {
  const found: string[] = [];
  const readers =
    "{contract/languages/*,contract/facts/*,site/content/facts/*,site/content/trades/trades}.ts";
  for (const file of globSync(readers, { cwd: projectFolder })) {
    try {
      await import(join(projectFolder, file));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      found.push(...error.message.split("\n"));
    }
  }
  return found;
}
