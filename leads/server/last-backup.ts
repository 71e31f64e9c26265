import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { copySize, roomIn } from "#leads/store/disk-space.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";

/** File next to the database, whose modification time says when a backup was last made. */
export const lastBackupFile = (dataFolder: string) => join(dataFolder, "last-backup");

/** File next to the database, which exists while there is no room for backups. */
export const noRoomFile = (dataFolder: string) => join(dataFolder, "no-room-for-backup");

/** Whether there is room for a backup on the disk of the database, and was for the last one. */
export async function hasRoomForBackup(dataFolder: string): Promise<boolean> {
  // With PostgreSQL and a mail server, nothing is written to this folder, so it need not exist.
  if (!existsSync(dataFolder)) return true;
  if (existsSync(noRoomFile(dataFolder))) return false;
  const { free, reserve } = await roomIn(dataFolder, await copySize(sqliteFile(dataFolder)));
  return free >= reserve;
}

/** Time of the last backup in milliseconds since 1970; null if there was none. */
export async function readLastBackup(dataFolder: string): Promise<number | null> {
  return stat(lastBackupFile(dataFolder)).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => null,
  );
}
