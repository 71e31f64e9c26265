import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files next to the database, whose modification times say when a backup was last made, and last tried. */
export type BackupEvent = "last-backup" | "last-restore";

export const recordOf = (dataFolder: string, event: BackupEvent) => join(dataFolder, event);

/** Time of an event in milliseconds since 1970; null if it never happened. */
export async function timeOf(dataFolder: string, event: BackupEvent): Promise<number | null> {
  return stat(recordOf(dataFolder, event)).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => null,
  );
}

export async function record(dataFolder: string, event: BackupEvent): Promise<void> {
  await writeFile(recordOf(dataFolder, event), "", { mode: 0o600 });
}
