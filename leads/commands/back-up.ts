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
/** What a backup under way has until it is finished, with the number of its process. */
const draftName = /^orvane-[\d-]+T[\d.-]+Z\.sqlite(?:\.(\d+))?\.part(?:-\w+)?$/;

/** There is too little room for a copy that leaves leads theirs. */
export class NoRoomForBackup extends Error {
  constructor(folder: string, needed: number, free: number) {
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
    super(
      `no room for a backup in ${folder}: it needs ${megabytes(needed)} MB with what is left to leads, and ${megabytes(free)} MB are free`,
    );
  }
}

/**
 * Copies the embedded database into a folder while the server keeps running. Before that it removes what killed backups
 * have left and, with `keep` in milliseconds (null keeps all), copies that are older, all but one a day of those before
 * the last 24 hours, and as many as it takes to make room, but never the newest; other files are left alone. The copy is
 * verified and on disk before it gets its name.
 * @throws `NoRoomForBackup`, or if the folder cannot be written to or the copy is damaged.
 */
export async function backUp(databaseFile: string, folder: string, keep: number | null, clock: Clock) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  const now = clock.now();
  await removeLeftovers(folder);
  const size = await copySize(databaseFile);
  const { free, reserve } = await roomIn(folder, size);
  const needed = size + reserve;
  const removed =
    keep === null ? [] : copiesToRemove(await copiesIn(folder), now, keep, Math.max(0, needed - free));
  for (const { name } of removed) await rm(join(folder, name));
  const { free: freed } = await roomIn(folder, size);
  if (freed < needed) throw new NoRoomForBackup(folder, needed, freed);
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

/** Removes the unfinished copies of backups that were killed: they hold leads too. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [draft, id] = draftName.exec(name) ?? [];
    if (draft && !isUnderWay(Number(id ?? 0))) await rm(join(folder, name), { force: true });
  }
}

/** Whether another process with this number runs; this one has only begun. */
function isUnderWay(id: number): boolean {
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
    const leads = checked(draft);
    await syncToDisk(draft);
    await rename(draft, file);
    await syncToDisk(dirname(file));
    return leads;
  } catch (error) {
    for (const left of [draft, `${draft}-journal`]) await rm(left, { force: true });
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
