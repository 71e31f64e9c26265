import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#contract/reader/project-folder.ts";

/** Root folder of the project. */
export const project = projectFolder;

/** What a build does not need, or must create itself. */
const leftOut = /^(\.git|\.astro|\.cache|\.?build|data|node_modules$|tests$|bench$)/;

/** Copies the project into a folder, in the state after a clone and an install. */
export async function copyProject(folder: string): Promise<void> {
  for (const name of await readdir(project)) {
    if (leftOut.test(name)) continue;
    await cp(join(project, name), join(folder, name), { recursive: true });
  }
  // Links each package separately, so that what the build caches next to them is not written into the project
  // itself.
  await mkdir(join(folder, "node_modules"));
  for (const name of await readdir(join(project, "node_modules"))) {
    if (name.startsWith(".") && name !== ".bin") continue;
    await symlink(join(project, "node_modules", name), join(folder, "node_modules", name));
  }
}
