import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A file next to the database whose modification time is that of the last backup, made by this program or by
 * `pg_dump`.
 */
const stamp = (dataFolder: string) => join(dataFolder, "last-backup");

/** Time of the last backup in milliseconds since 1970; null if there was none. */
export async function lastBackup(dataFolder: string): Promise<number | null> {
  return stat(stamp(dataFolder)).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => null,
  );
}

/** Records that a backup has just been made. */
export async function recordBackup(dataFolder: string): Promise<void> {
  await writeFile(stamp(dataFolder), "", { mode: 0o600 });
}
