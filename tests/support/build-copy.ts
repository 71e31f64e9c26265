import { spawn } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { copyProject, project } from "#tests/support/project-copy.ts";

/** Vitest's own variables, which would confuse another program. */
const ofVitest = /^(DEV|MODE|NODE_ENV|PROD|SSR|BASE_URL|TEST|VITEST.*)$/;

/** Copies the project with the cache of its last build, so that the same pictures are not drawn again. */
export async function copyBuiltProject(folder: string): Promise<void> {
  await copyProject(folder);
  for (const cached of ["astro", "results"]) {
    await cp(join(project, ".cache", cached), join(folder, ".cache", cached), { recursive: true });
  }
}

/** The environment without what Vitest added to it. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofVitest.test(name)));
}

/** Runs an npm script in a copy of the project. Throws with its output if it fails. */
export async function runInCopy(folder: string, script: string, ...args: string[]): Promise<void> {
  const run = spawn(process.execPath, [script, ...args], { cwd: folder, env: ownEnvironment() });
  const closed = new Promise<number | null>((resolve, reject) => {
    run.once("close", resolve);
    run.once("error", reject);
  });
  const [code, said, complained] = await Promise.all([closed, text(run.stdout), text(run.stderr)]);
  if (code !== 0) throw new Error(`${script} ended with ${code}\n${said}\n${complained}`);
}

/** Builds a copy of the project. */
export async function buildCopy(folder: string): Promise<void> {
  await runInCopy(folder, "tools/build.ts");
}
