/** Run by `npm run check:content`: the facts first, because with wrong ones every sentence would be wrong as well. */
import { isSample, siteFolder } from "#data/contract/reader/site-folder.ts";
import { factProblems } from "#site/build/fact-problems.ts";
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
