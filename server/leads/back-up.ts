import { chmod, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** All pages in one step: copied in several, a backup begins anew whenever the server writes. */
const everyPage = 2_147_483_647;

export interface BackedUp {
  readonly file: string;
  readonly bytes: number;
  readonly leads: number;
}

/**
 * Copies the embedded database as it stands at one moment, while the server may go on writing. The copy
 * is checked and on disk before it gets its name.
 * @throws where the file exists already, the disk is full or the copy is not sound.
 */
export async function backUp(databaseFile: string, file: string): Promise<BackedUp> {
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

/** The number of leads in a sound copy, which is left as one file without a log of changes. */
function checked(file: string): number {
  const copy = new DatabaseSync(file);
  try {
    copy.exec("pragma journal_mode = delete");
    const verdict = copy.prepare("pragma integrity_check").get()?.["integrity_check"];
    if (verdict !== "ok") throw new Error(`the copy is not sound: ${verdict}`);
    // Until its first migration after an update, a database calls them requests.
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
