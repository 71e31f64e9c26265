import { stat } from "node:fs/promises";
import { join } from "node:path";

/** File next to the database, whose modification time says when a backup was last made. */
export const lastBackupFile = (dataFolder: string) => join(dataFolder, "last-backup");

/** Time of the last backup in milliseconds since 1970; null if there was none. */
export async function readLastBackup(dataFolder: string): Promise<number | null> {
  return stat(lastBackupFile(dataFolder)).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => null,
  );
}
