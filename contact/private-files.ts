import { access, chmod, constants, mkdir, stat } from "node:fs/promises";

/**
 * Makes every file this process creates from now on accessible to its own user only, whatever umask it
 * inherited.
 */
export function restrictUmask(): void {
  process.umask(0o077);
}

/**
 * Creates a folder for this user only. An existing folder is closed to other users if it is ours; one shared
 * on purpose, such as `/tmp`, is left alone.
 * @throws if it cannot be created or is not writable.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await stat(folder);
  const isShared = (mode & 0o1000) !== 0;
  if (!isShared && uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(folder, 0o700);
  await access(folder, constants.W_OK);
}
