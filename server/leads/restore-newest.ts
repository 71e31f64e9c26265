import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sqliteFile } from "#contact/store/open-sqlite.ts";
import { openStore } from "#contact/store/open-store.ts";
import { backupTime } from "#server/leads/back-up-into-folder.ts";

/**
 * Tries a folder's newest backup: restores it into a closed folder, opens it as a server does, counts its leads and
 * throws it away.
 * @throws if it cannot be opened or read.
 */
export async function restoreNewest(folder: string): Promise<number> {
  const newest = (await readdir(folder)).filter((name) => backupTime(name) > 0).sort();
  const closed = await mkdtemp(join(folder, "restored-"));
  try {
    await copyFile(join(folder, newest.at(-1) ?? ""), sqliteFile(closed));
    const store = await openStore(closed);
    const leads = await store.selectFrom("lead").select("id").execute();
    await store.destroy();
    return leads.length;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the newest backup in ${folder} cannot be restored: ${reason}`, { cause: error });
  } finally {
    await rm(closed, { recursive: true });
  }
}
