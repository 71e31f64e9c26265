import { stat, statfs } from "node:fs/promises";

/** What copies leave free for leads at least: this share of the disk, but no more than these bytes. */
const minReserve = { share: 0.05, bytes: 1e9 } as const;

/** Bytes of a file; 0 if there is none. */
const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Maximum size of a copy of the embedded database, in bytes. */
export async function copySize(databaseFile: string): Promise<number> {
  return (await sizeOf(databaseFile)) + (await sizeOf(`${databaseFile}-wal`));
}

/**
 * Free bytes on the disk of a folder, and how many of them copies leave for leads: at least twice the size of the
 * database.
 */
export async function roomIn(folder: string, databaseSize: number) {
  const { bavail, bsize, blocks } = await statfs(folder);
  const reserve = Math.max(2 * databaseSize, Math.min(minReserve.share * blocks * bsize, minReserve.bytes));
  return { free: bavail * bsize, reserve };
}
