import { afterEach, beforeEach } from "vitest";
import { openStore } from "#leads/store/open-store.ts";
import type { Store } from "#leads/store/tables.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

/** A folder of its own for each test of a file that calls `freshStore`, and an embedded database in it. */
export let folder: string;
export let store: Store;

export function freshStore(): void {
  beforeEach(async () => {
    folder = await newFolder();
    store = await openStore(folder);
  });
  afterEach(async () => {
    await store.destroy();
  });
}
