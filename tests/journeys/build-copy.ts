import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What vitest tells its tests' processes of itself, which a build would take for its own. */
const ofVitest = new Set(["DEV", "MODE", "NODE_ENV", "PROD", "SSR", "BASE_URL", "TEST", "VITEST"]);

/** Builds a copy of the project as its owner would. */
export async function buildCopy(folder: string): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofVitest.has(name)));
  await promisify(execFile)(process.execPath, ["src/build/build.ts"], { cwd: folder, env });
}
