import { addressProblems } from "#src/build/address-check.ts";
import { contrastProblems } from "#src/build/contrast-check.ts";
import { copyProblems } from "#src/build/copy-check.ts";
import { identityProblems } from "#src/build/identity-check.ts";
import { languageProblems } from "#src/build/language-check.ts";
import { currencyProblems, priceProblems } from "#src/build/price-check.ts";
import { ContentError } from "#src/content/file-problems.ts";

/** In this order: each relies on those before it, and the copy reads all of them. */
const checks: readonly (() => readonly string[] | Promise<readonly string[]>)[] = [
  identityProblems,
  languageProblems,
  currencyProblems,
  priceProblems,
  contrastProblems,
  addressProblems,
  copyProblems,
];

/**
 * Checks the colours and the TypeScript files that an owner changes. The compiler checks those too, but neither a
 * build nor the development server asks it.
 * @throws an error with each problem in a sentence of its own, with file, line and what is allowed.
 */
export async function checkOwnerFiles(): Promise<void> {
  for (const check of checks) {
    const problems = await check();
    if (problems.length > 0) throw new ContentError(problems.join("\n"));
  }
}
