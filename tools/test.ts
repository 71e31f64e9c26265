/**
 * Run by `npm test`: an owner's site is checked, built and held to the rules of sites, and what is left before it is
 * public is listed. On the sample everything is tested that the program does, and a site made from it by the rules too.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { isSample } from "#data/contract/reader/site-folder.ts";

type Output = "inherit" | "pipe";

/** What tells a later step that the content is in order. */
const checked = { CONTENT: "checked" };

/** Steps that are running, each the head of a group of processes. */
const running = new Set<ChildProcess>();

// This program ends once they have.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(signal));

if (isSample) {
  const lint = npm("check:lint", "pipe");
  await npm("check:content");
  console.log(await lint);
  // The types take as long as the builds: each has a processor of its own. The content is read once for both.
  const types = npm("check:types", "pipe", checked);
  await npm("build", "inherit", checked);
  await npm("build:fixture");
  console.log(await types);
  await run("vitest", ["run", "--project", "!release"]);
} else {
  await npm("check");
  await npm("build", "inherit", checked);
  await run("vitest", ["run", "--project", "site"]);
  await npm("ready");
}

/** Runs a script of the package. */
function npm(script: string, output: Output = "inherit", settings = {}): Promise<string> {
  return run("npm", ["run", script], output, settings);
}

/** Runs a step as npm scripts do, and ends with it where it fails; returns what it wrote to a pipe. */
async function run(
  program: string,
  args: string[],
  output: Output = "inherit",
  settings = {},
): Promise<string> {
  const env = { ...process.env, ...settings };
  const step = spawn(program, args, { stdio: ["inherit", output, output], detached: true, env });
  running.add(step);
  const written = Promise.all([step.stdout, step.stderr].map((stream) => (stream ? text(stream) : "")));
  const status = await new Promise<number | null>((resolve, reject) => {
    step.once("error", reject).once("close", resolve);
  });
  running.delete(step);
  const said = (await written).join("");
  if (status === 0) return said;
  console.error(said);
  end("SIGTERM");
  process.exit(status ?? 1);
}

/** Ends what is still running, with everything that it has started: a build would go on beside that of the next run. */
function end(signal: NodeJS.Signals): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
}
