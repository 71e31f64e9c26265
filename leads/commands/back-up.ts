import { access, chmod, constants, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Clock } from "#leads/clock.ts";
import { type Copy, copiesToRemove } from "#leads/commands/kept-copies.ts";
import { copySize, roomIn } from "#leads/store/disk-space.ts";
import { syncToDisk } from "#leads/store/private-files.ts";

/** All pages in a single step: a backup in several steps restarts whenever the server writes. */
const everyPage = 2_147_483_647;

/** File name of a backup: its UTC time, without colons, which some file systems reject. */
const nameOf = (moment: number) => `orvane-${new Date(moment).toISOString().replaceAll(":", "-")}.sqlite`;
const copyName = /^orvane-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-([\d.]+Z)\.sqlite$/;
/** File name of an unfinished backup, with the id of the process that writes it. */
const draftName = /^orvane-[\d-]+T[\d.-]+Z\.sqlite(?:\.(\d+))?\.part(?:-\w+)?$/;

/** A copy would take disk space that is reserved for leads. */
export class NoRoomForBackup extends Error {
  constructor(folder: string, neededBytes: number, freeBytes: number) {
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
    super(
      `no room for a backup in ${folder}: it needs ${megabytes(neededBytes)} MB with what is left to leads, and ${megabytes(freeBytes)} MB are free`,
    );
  }
}

/**
 * Copies the embedded database into a folder while the server keeps running. Drafts of killed backups and copies that
 * are no longer needed (`copiesToRemove`) are removed first; other files stay. The copy is verified and flushed to disk
 * before it gets its final name.
 * @param keep how long earlier copies are kept, in milliseconds; null keeps them all.
 * @throws `NoRoomForBackup`, or if the folder cannot be written to or the copy is damaged.
 */
export async function backUp(databaseFile: string, folder: string, keep: number | null, clock: Clock) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  const now = clock.now();
  await removeDrafts(folder);
  const size = await copySize(databaseFile);
  const { free, reserve } = await roomIn(folder, size);
  const neededBytes = size + reserve;
  const removed =
    keep === null ? [] : copiesToRemove(await copiesIn(folder), now, keep, Math.max(0, neededBytes - free));
  for (const { name } of removed) await rm(join(folder, name));
  const { free: freeBytes } = await roomIn(folder, size);
  if (freeBytes < neededBytes) throw new NoRoomForBackup(folder, neededBytes, freeBytes);
  const file = join(folder, nameOf(now));
  const leads = await copy(databaseFile, file);
  return { file, bytes: (await stat(file)).size, leads, removed };
}

async function copiesIn(folder: string): Promise<Copy[]> {
  const copies: Copy[] = [];
  for (const name of await readdir(folder)) {
    const [, day, hours, minutes, seconds] = copyName.exec(name) ?? [];
    if (day === undefined) continue;
    const { size } = await stat(join(folder, name));
    copies.push({ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}`), bytes: size });
  }
  return copies;
}

/** Removes the drafts of killed backups, because they hold leads too. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [draft, id] = draftName.exec(name) ?? [];
    if (draft && !isOtherProcess(Number(id ?? 0))) await rm(join(folder, name), { force: true });
  }
}

/** Whether another process with this id is running. This process has not begun its own draft yet. */
function isOtherProcess(id: number): boolean {
  if (id === 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function copy(databaseFile: string, file: string): Promise<number> {
  const draft = `${file}.${process.pid}.part`;
  const source = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, draft, { rate: everyPage });
    await chmod(draft, 0o600);
    const leads = verifyCopy(draft);
    await syncToDisk(draft);
    await rename(draft, file);
    await syncToDisk(dirname(file));
    return leads;
  } catch (error) {
    for (const path of [draft, `${draft}-journal`]) await rm(path, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** Verifies a copy, makes it a single file without write-ahead log and sessions, and returns its number of leads. */
function verifyCopy(file: string): number {
  const database = new DatabaseSync(file);
  try {
    // A restored copy must not revive sessions that have ended since.
    database.exec("pragma journal_mode = delete; delete from desk_key");
    const verdict = database.prepare("pragma integrity_check").get()?.["integrity_check"];
    if (verdict !== "ok") throw new Error(`the copy is not sound: ${verdict}`);
    return Number(database.prepare("select count(*) as count from lead").get()?.["count"]);
  } finally {
    database.close();
  }
}
