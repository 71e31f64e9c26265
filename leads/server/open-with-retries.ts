import { setTimeout as wait } from "node:timers/promises";
import { classifyStorageFailure, type StorageFailure } from "#leads/store/storage-failure.ts";

/** Milliseconds between two attempts to open the database. */
const openingPause = 2_000;

/** Opens something that needs the database. Tries again after failures that may pass. */
export async function openWithRetries<Opened>(
  open: (lastFailure: StorageFailure | null) => Promise<Opened>,
  setting: string,
  onFailure: (error: unknown) => void,
): Promise<Opened> {
  for (let lastFailure: StorageFailure | null = null; ; ) {
    const began = performance.now();
    try {
      return await open(lastFailure);
    } catch (error) {
      const failure = classifyStorageFailure(error);
      if (!failure) throw error;
      if (failure !== lastFailure) {
        const message = error instanceof Error ? error.message : String(error);
        console.error(`waiting for the database: ${setting}: ${message}`);
        onFailure(error);
      }
      lastFailure = failure;
    }
    // Reading a large damaged file takes a while, so the pause grows with it.
    await wait(Math.max(openingPause, 4 * (performance.now() - began)));
  }
}
