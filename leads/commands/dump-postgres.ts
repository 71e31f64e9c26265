import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { promisify } from "node:util";
import pg from "pg";

/** Dumps a database with the script of the containers, removes older dumps, and returns the new one's path. */
export async function dumpPostgres(
  url: string,
  folder: string,
  days: number,
  stamp: string,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // In the environment: everybody on the machine may read the words of a command.
  const { host, port, user, password, database } = new pg.Client(url);
  const { stdout } = await promisify(execFile)(
    "sh",
    ["deploy/back-up-postgres.sh", folder, stamp, `${days}`],
    {
      env: {
        PATH: process.env["PATH"],
        PGHOST: host,
        PGPORT: `${port}`,
        PGUSER: user,
        PGPASSWORD: password ?? "",
        PGDATABASE: database,
        PGSSLMODE: new URL(url).searchParams.get("sslmode") ?? "prefer",
      },
    },
  );
  return stdout.trim();
}
