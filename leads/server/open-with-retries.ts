import { setTimeout as wait } from "node:timers/promises";
import { classifyStorageFailure, type StorageFailure } from "#leads/store/storage-failure.ts";

/** Milliseconds between two attempts to open the database. */
const openingPause = 2_000;

/** Tries again as long as what keeps it from opening may pass. */
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
        const words = error instanceof Error ? error.message : String(error);
        console.error(`waiting for the database: ${setting}: ${words}`);
        onFailure(error);
      }
      lastFailure = failure;
    }
    // Reading a large file that is damaged takes a while.
    await wait(Math.max(openingPause, 4 * (performance.now() - began)));
  }
}
