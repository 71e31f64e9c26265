import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildFolder } from "#data/contract/reader/site-folder.ts";

/** The built server in its own process. */
export type ServerProcess = ReturnType<typeof launchServer>;

interface ServerSettings {
  port: number;
  dataFolder: string;
  smtpUrl?: string;
  databaseUrl?: string;
  /** Folder that contains the build. */
  folder?: string | undefined;
  /** The file that its log goes to, instead of `output`. */
  log?: number;
  /** More environment variables, which override all others. */
  environment?: Record<string, string>;
}

/** A test may leave its server to the end of its worker. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const server of running) server.kill("SIGKILL");
});
process.once("SIGTERM", () => process.exit());

export function launchServer({ port, folder = ".", log, ...settings }: ServerSettings) {
  const server = spawn(process.execPath, [join(folder, buildFolder, "server/main.js")], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      // A server starts in four fifths of the time with what earlier ones have compiled.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: String(port),
      DATA_DIR: settings.dataFolder,
      SMTP_URL: settings.smtpUrl,
      DATABASE_URL: settings.databaseUrl,
      // All clients share one IP address here.
      RATE_LIMIT: "0",
      ...settings.environment,
    },
    stdio: ["ignore", log ?? "pipe", "pipe"],
  });
  running.add(server);
  const ended = once(server, "close").then(([code]: (number | null)[]) => code);
  server.once("exit", () => running.delete(server));
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    /** Its stdout and stderr so far. */
    output: () => output,
    signal: (signal: NodeJS.Signals) => void server.kill(signal),
    /** Its exit code, once it has ended. */
    ended,
    /** Sends a signal and waits for the exit. */
    end(signal: NodeJS.Signals) {
      server.kill(signal);
      return ended;
    },
  };
}

/** Launches a server and waits until it can store leads. */
export async function startServer(settings: ServerSettings): Promise<ServerProcess> {
  const server = launchServer(settings);
  let hasEnded = false;
  server.ended.then(() => {
    hasEnded = true;
  });
  for (const started = performance.now(); performance.now() - started < 120_000; await wait(20)) {
    if (hasEnded) break;
    if (await isHealthy(server.url)) return server;
  }
  server.signal("SIGKILL");
  throw new Error(`the server at ${server.url} did not get healthy\n${server.output()}`);
}

/** Whether `/health` says that leads can be stored. */
export async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status === 200;
}
