import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { promisify } from "node:util";
import pg from "pg";

/**
 * Dumps a PostgreSQL database into a folder with the script that the containers use; needs `pg_dump`. Dumps older than
 * `days` are removed.
 * @returns the path of the dump.
 */
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
