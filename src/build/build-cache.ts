import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AstroIntegration } from "astro";

/** Folder where slow results are cached between builds, one subfolder per kind. */
const keptFolder = ".cache/kept";

/** Length in bytes of the checksum at the start of a cached file. */
const sumLength = 32;

/** Seconds by which the file system's clock may lag behind the process's. */
const clockLag = 1;

const sumOf = (content: Buffer) => createHash("sha256").update(content).digest();

/** Drops cached results that the finished build did not use, so that the cache never outgrows one build. */
export function pruneCache(): AstroIntegration {
  const started = new Date();
  return {
    name: "prune-cache",
    hooks: { "astro:build:done": () => deleteUnusedResults(started) },
  };
}

/**
 * Returns the result of `make`, cached under the hash of `source`, which must contain everything the result
 * depends on. A truncated or modified file fails its checksum and is rebuilt.
 */
export async function cachedResult(
  kind: string,
  source: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
  keptIn = keptFolder,
): Promise<Buffer> {
  const folder = join(keptIn, kind);
  const key = createHash("sha256");
  // Hashes each part on its own, so that no two lists of parts give the same key.
  for (const part of source) key.update(sumOf(Buffer.from(part)));
  const file = join(folder, key.digest("hex"));
  const kept = await readFile(file).catch(() => null);
  if (kept && sumOf(kept.subarray(sumLength)).equals(kept.subarray(0, sumLength))) {
    const now = new Date();
    await utimes(file, now, now);
    return kept.subarray(sumLength);
  }
  const result = await make();
  await mkdir(folder, { recursive: true });
  // Written atomically, so that concurrent readers find the whole file or none.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.concat([sumOf(result), result]));
  await rename(unfinished, file);
  return result;
}

/** Removes results that have not been used since a given time. */
export async function deleteUnusedResults(since: Date, keptIn = keptFolder): Promise<void> {
  const oldest = since.getTime() - clockLag * 1000;
  const entries = await readdir(keptIn, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
