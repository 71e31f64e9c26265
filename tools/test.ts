/**
 * Run by `npm test`: an owner's site is checked, built and held to the rules of sites, and what is left before it is
 * public is listed. On the sample everything is tested that the program does, and a site made from it by the rules too.
 */
import { spawnSync } from "node:child_process";
import { isSample } from "#contract/site-folder.ts";

run("npm", "run", "check");
run("npm", "run", "build");
if (isSample) run("npm", "run", "build:fixture");
run("vitest", "run", "--project", isSample ? "!release" : "site");
if (!isSample) run("npm", "run", "ready");

/** Runs a step as npm scripts do, and stops where it fails. */
function run(program: string, ...words: string[]): void {
  const { status } = spawnSync(program, words, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
