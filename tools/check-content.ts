// Run by `npm run check:content`.
import { contentProblems } from "#site/build/content-problems.ts";

const problems = contentProblems();
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
