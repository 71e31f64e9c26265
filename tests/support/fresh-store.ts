import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openStore } from "#leads/store/open-store.ts";
import type { Store } from "#leads/store/tables.ts";

/** A folder of its own for each test of the file that imports this, and an embedded database in it. */
export let folder: string;
export let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fresh-store-"));
  store = await openStore(folder);
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});
