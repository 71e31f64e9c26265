import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildFolder } from "#contract/site-folder.ts";

/** The built server in its own process. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Its stdout and stderr so far. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface ServerSettings {
  port: number;
  dataFolder: string;
  smtpUrl: string;
  databaseUrl?: string;
  /** Folder that contains the build. */
  folder?: string | undefined;
  /** More environment variables, which override all others. */
  environment?: Record<string, string>;
}

/** A test may leave its server to the end of its worker. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const server of running) server.kill("SIGKILL");
});
process.once("SIGTERM", () => process.exit());

/** Starts the built server and waits until it can store leads. */
export async function startServer(settings: ServerSettings): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${settings.port}`;
  const server = spawn(process.execPath, [join(settings.folder ?? ".", buildFolder, "server/main.js")], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      // A server starts in four fifths of the time with what earlier ones have compiled.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: String(settings.port),
      DATA_DIR: settings.dataFolder,
      SMTP_URL: settings.smtpUrl,
      DATABASE_URL: settings.databaseUrl,
      // All clients share one IP address here.
      RATE_LIMIT: "0",
      ...settings.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(server);
  server.once("exit", () => running.delete(server));
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  await untilHealthy(url, server, () => output);
  return {
    url,
    pid: server.pid ?? 0,
    output: () => output,
    signal: (signal) => void server.kill(signal),
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      server.kill(signal);
      await ended;
    },
  };
}

async function untilHealthy(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < 120_000) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}\n${output()}`);
    if (await isHealthy(url)) return;
    await wait(20);
  }
  server.kill("SIGKILL");
  throw new Error(`the server at ${url} did not get healthy\n${output()}`);
}

/** Whether `/health` says that leads can be stored. */
export async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status === 200;
}
