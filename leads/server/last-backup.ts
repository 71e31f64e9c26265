import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { copySize, roomIn } from "#leads/store/disk-space.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";

/** File next to the database, whose modification time says when a backup was last made. */
export const lastBackupFile = (dataFolder: string) => join(dataFolder, "last-backup");

/** File next to the database, which is there while backups are refused for want of room. */
export const noRoomFile = (dataFolder: string) => join(dataFolder, "no-room-for-backup");

/** Whether there is room for a backup where the database is, and the last one was not refused for want of it. */
export async function hasRoomForBackup(dataFolder: string): Promise<boolean> {
  // A server on PostgreSQL with a mail server writes nothing to its folder, which need not be there.
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
