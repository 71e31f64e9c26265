import { access, chmod, constants, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Clock } from "#leads/clock.ts";
import { syncToDisk } from "#leads/store/private-files.ts";

/** All pages in a single step: a backup in several steps restarts whenever the server writes. */
const everyPage = 2_147_483_647;

/** File name of a backup: its UTC time, without colons, which some file systems reject. */
const nameOf = (moment: number) => `orvane-${new Date(moment).toISOString().replaceAll(":", "-")}.sqlite`;
const named = /^orvane-[\d-]+T[\d.-]+Z\.sqlite$/;

/**
 * Copies the embedded database into a folder while the server keeps running, then removes backups older than `keep`
 * milliseconds (null keeps all); other files are left alone. The copy is verified and on disk before it gets its name.
 * @throws if the folder cannot be written to, the disk is full or the copy is damaged; nothing is removed then.
 */
export async function backUp(databaseFile: string, folder: string, keep: number | null, clock: Clock) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  const now = clock.now();
  const file = join(folder, nameOf(now));
  const leads = await copy(databaseFile, file);
  const isOld = (entry: string) => keep !== null && named.test(entry) && entry < nameOf(now - keep);
  const removed = (await readdir(folder)).filter(isOld);
  for (const entry of removed) await rm(join(folder, entry));
  return { file, bytes: (await stat(file)).size, leads, removed };
}

async function copy(databaseFile: string, file: string): Promise<number> {
  const draft = `${file}.part`;
  const source = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, draft, { rate: everyPage });
    await chmod(draft, 0o600);
    const leads = checked(draft);
    await syncToDisk(draft);
    await rename(draft, file);
    await syncToDisk(dirname(file));
    return leads;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** Verifies a copy, leaves it as a single file without a write-ahead log or sessions, and returns its number of leads. */
function checked(file: string): number {
  const copied = new DatabaseSync(file);
  try {
    // A restored copy brings no session back that has ended since.
    copied.exec("pragma journal_mode = delete; delete from desk_key");
    const verdict = copied.prepare("pragma integrity_check").get()?.["integrity_check"];
    if (verdict !== "ok") throw new Error(`the copy is not sound: ${verdict}`);
    return Number(copied.prepare("select count(*) as count from lead").get()?.["count"]);
  } finally {
    copied.close();
  }
}
