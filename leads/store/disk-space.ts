import { stat, statfs } from "node:fs/promises";

/** What of a disk is left to leads at least: a share of it, but no more than as many bytes. */
const least = { share: 0.05, bytes: 1e9 } as const;

/** Bytes of a file; 0 if there is none. */
const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** How much a copy of the embedded database takes at most, in bytes. */
export async function copySize(databaseFile: string): Promise<number> {
  return (await sizeOf(databaseFile)) + (await sizeOf(`${databaseFile}-wal`));
}

/**
 * Free bytes of the disk that a folder is on, and how many of them copies leave to leads: twice the database, and a
 * twentieth of the disk up to a gigabyte.
 */
export async function roomIn(folder: string, databaseSize: number) {
  const { bavail, bsize, blocks } = await statfs(folder);
  const reserve = Math.max(2 * databaseSize, Math.min(least.share * blocks * bsize, least.bytes));
  return { free: bavail * bsize, reserve };
}
