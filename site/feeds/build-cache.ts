import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/** Folder where slow results are cached between builds of a site, one subfolder per kind. */
const directory = `.cache/results/${siteFolder}`;

/** Seconds by which the file system's clock may lag behind the process's. */
const clockLag = 1;

/** Drops cached results that the finished build did not use, so that the cache never outgrows one build. */
export function pruneCache(): AstroIntegration {
  const started = new Date();
  return {
    name: "prune-cache",
    hooks: { "astro:build:done": () => deleteUnusedResults(started) },
  };
}

/** Returns the result of `make`, cached under the hash of `source`: everything the result depends on. */
export async function cachedResult(
  kind: string,
  source: (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const folder = join(directory, kind);
  const key = createHash("sha256");
  // Hashes each part on its own, so that no two lists of parts give the same key.
  for (const part of source) key.update(createHash("sha256").update(part).digest());
  const file = join(folder, key.digest("hex"));
  const cached = await readFile(file).catch(() => null);
  if (cached) {
    const now = new Date();
    await utimes(file, now, now);
    return cached;
  }
  const result = await make();
  await mkdir(folder, { recursive: true });
  // Written atomically, so that concurrent readers find the whole file or none.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, result);
  await rename(unfinished, file);
  return result;
}

/** Removes results that have not been used since a given time. */
async function deleteUnusedResults(since: Date): Promise<void> {
  const oldest = since.getTime() - clockLag * 1000;
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((item) => item.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
