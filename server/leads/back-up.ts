import { chmod, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** All pages in a single step: a backup in several steps restarts whenever the server writes. */
const everyPage = 2_147_483_647;

export interface BackupResult {
  file: string;
  bytes: number;
  leads: number;
}

/**
 * Takes a consistent copy of the embedded database while the server keeps running. The copy is verified and
 * flushed to disk before it gets its final name.
 * @throws if the file already exists, the disk is full or the copy is damaged.
 */
export async function backUp(databaseFile: string, file: string): Promise<BackupResult> {
  if (await exists(file)) throw new Error(`${file} exists already`);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const source = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, draft, { rate: everyPage });
    await chmod(draft, 0o600);
    const leads = checked(draft);
    await sync(draft);
    await rename(draft, file);
    await sync(dirname(file));
    return { file, bytes: (await stat(file)).size, leads };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** Verifies a copy, leaves it as a single file without a write-ahead log, and returns its number of leads. */
function checked(file: string): number {
  const copy = new DatabaseSync(file);
  try {
    copy.exec("pragma journal_mode = delete");
    const verdict = copy.prepare("pragma integrity_check").get()?.["integrity_check"];
    if (verdict !== "ok") throw new Error(`the copy is not sound: ${verdict}`);
    // Before migration, databases of older versions call the table `request`.
    const names = copy.prepare("select name from sqlite_schema where name in ('lead', 'request')").get();
    return Number(copy.prepare(`select count(*) as count from ${names?.["name"]}`).get()?.["count"]);
  } finally {
    copy.close();
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
