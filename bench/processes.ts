import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** Whether servers and clients can be pinned to a core each; otherwise the system schedules them. */
export const pinned = availableParallelism() > 1 && isInstalled("taskset", "--version");

/** Cores of the measured server and of the client. */
export const cores = { server: 0, client: 1 } as const;

/** Whether a program is installed. */
export function isInstalled(program: string, question: string): boolean {
  return spawnSync(program, [question], { stdio: "ignore" }).error === undefined;
}

/** Pins a process with all its threads to one core, if possible. */
export function pin(pid: number, core: number): void {
  if (pinned) spawnSync("taskset", ["-a", "-p", "-c", String(core), String(pid)], { stdio: "ignore" });
}

/** Resident memory of a process in megabytes (of 1,000,000 bytes). */
export function memoryOf(pid: number): number {
  const listed = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout;
  return (Number(listed.trim()) * 1024) / 1e6;
}

/** CPU seconds used by a process so far; null on systems without /proc. */
export async function processorSecondsOf(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  // The name in parentheses may contain spaces; user and system time are fields 14 and 15.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

const ticksPerSecond = Number(spawnSync("getconf", ["CLK_TCK"], { encoding: "utf8" }).stdout) || 100;

/** A running server process. */
export interface Running {
  readonly pid: number;
  readonly url: string;
  end(): Promise<void>;
}

/** Starts a program that serves `url` and waits for its first response, whatever its status. */
export async function startProcess(
  url: string,
  program: string,
  parameters: readonly string[],
  options: SpawnOptions = {},
): Promise<Running> {
  const started = spawn(program, parameters, { stdio: ["ignore", "ignore", "inherit"], ...options });
  await untilAnswered(url, started);
  return {
    pid: started.pid ?? 0,
    url,
    async end() {
      if (started.exitCode !== null || started.signalCode !== null) return;
      const ended = once(started, "exit");
      started.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * Polls every two milliseconds until something answers.
 * @throws if the process ends or does not answer within 30 s.
 */
async function untilAnswered(url: string, server: ChildProcess): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    if (server.exitCode !== null || server.pid === undefined) throw new Error(`${url}: the server ended`);
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) return;
    await wait(2);
  }
  server.kill("SIGKILL");
  throw new Error(`${url}: no answer`);
}

/**
 * Runs a program and returns its output.
 * @throws if it fails.
 */
export async function outputOf(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const run = spawn(program, parameters, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  run.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const [code] = await once(run, "close");
  if (code !== 0) throw new Error(`${program} ended with ${code}\n${output.slice(-4000)}`);
  return output;
}
