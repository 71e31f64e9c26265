import { access, constants, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#contact/clock.ts";
import { type BackupResult, backUp } from "#server/leads/back-up.ts";

/** File name of a backup: its UTC time, without colons, which some file systems reject. */
const named = /^orvane-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)\.sqlite$/;

export interface FolderBackupResult extends BackupResult {
  /** Names of the old backups that were removed. */
  removed: string[];
}

/**
 * Backs up the embedded database into a folder under a new name, then removes backups older than `keep`
 * milliseconds (null keeps all). Other files are left alone.
 * @throws if the folder cannot be created or written to, or the backup fails; nothing is removed then.
 */
export async function backUpIntoFolder(
  databaseFile: string,
  folder: string,
  keep: number | null,
  clock: Clock,
): Promise<FolderBackupResult> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new Error(`backups cannot be written to ${folder}: ${reason}; the user this runs as must own it`, {
      cause: error,
    });
  }
  const now = clock.now();
  const name = `orvane-${new Date(now).toISOString().replaceAll(":", "-")}.sqlite`;
  const copy = await backUp(databaseFile, join(folder, name));
  const removed =
    keep === null ? [] : (await readdir(folder)).filter((entry) => backupTime(entry) < now - keep);
  for (const entry of removed) await rm(join(folder, entry));
  return { ...copy, removed };
}

/** Time of a backup in milliseconds since 1970; NaN for any other file. */
export function backupTime(name: string): number {
  const [, day, hours, minutes, seconds] = named.exec(name) ?? [];
  return Date.parse(`${day}${hours}:${minutes}:${seconds}`);
}
