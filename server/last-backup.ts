import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A file beside the database whose age is that of the last backup, whoever made it: this program or `pg_dump`. */
const stamp = (dataFolder: string) => join(dataFolder, "last-backup");

/** When the last backup was finished, in milliseconds since 1970; null where none ever was. */
export async function lastBackup(dataFolder: string): Promise<number | null> {
  return stat(stamp(dataFolder)).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => null,
  );
}

/** Remembers that a backup was finished now. */
export async function rememberBackup(dataFolder: string): Promise<void> {
  await writeFile(stamp(dataFolder), "", { mode: 0o600 });
}
