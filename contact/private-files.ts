import { access, chmod, constants, mkdir, stat } from "node:fs/promises";

/** Makes everything this process creates from now on readable by its own user alone, whatever it inherited. */
export function closeUmask(): void {
  process.umask(0o077);
}

/**
 * Makes a folder, or closes an existing one to other users where it is ours alone; a folder that several users
 * share on purpose, such as `/tmp`, stays as it is.
 * @throws where it cannot be made or written.
 */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await stat(folder);
  const isShared = (mode & 0o1000) !== 0;
  if (!isShared && uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(folder, 0o700);
  await access(folder, constants.W_OK);
}
