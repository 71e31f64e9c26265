/**
 * Run by `npm run check:content`: the facts first, because with wrong ones every sentence would be wrong as well. With
 * `--fill`, what is missing is written as the sample has it, marked as a draft: after a later version has brought texts.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#contract/copy/file-problems.ts";
import { isSample } from "#contract/site-folder.ts";
import { fillFromSample } from "#tools/sample-words.ts";

const problems = new Set(await factProblems());
if (problems.size === 0) {
  const { contentProblems } = await import("#site/build/content-problems.ts");
  for (const problem of contentProblems()) problems.add(problem);
}
if (problems.size > 0) {
  const filled = process.argv.includes("--fill") && !isSample ? [...problems].filter(fillFromSample) : [];
  if (filled.length > 0) {
    console.log(filled.map((problem) => `Filled: ${problem}`).join("\n"));
    // In a new process, which reads the files again.
    process.exitCode = spawnSync(process.execPath, process.argv.slice(1), { stdio: "inherit" }).status ?? 1;
  } else {
    console.error([...problems].join("\n"));
    process.exitCode = 1;
  }
}

/** What is wrong in the facts of the site, each file by its schema. */
async function factProblems(): Promise<string[]> {
  const project = join(import.meta.dirname, "..");
  const found: string[] = [];
  const readers = "{contract/facts/*,contract/people,site/content/trades/trades}.ts";
  for (const file of globSync(readers, { cwd: project })) {
    try {
      await import(join(project, file));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      found.push(...error.message.split("\n"));
    }
  }
  return found;
}
