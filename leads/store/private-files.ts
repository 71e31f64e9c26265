import { access, chmod, constants, mkdir, open, stat } from "node:fs/promises";

/**
 * Creates a folder that only this user may read. An existing folder of this user is made so, unless it is shared like
 * `/tmp`.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await stat(folder);
  const isShared = (mode & 0o1000) !== 0;
  if (!isShared && uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(folder, 0o700);
  await access(folder, constants.W_OK);
}

/** Flushes a file, or the entries of a folder, to disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
