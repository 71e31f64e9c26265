import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AstroIntegration } from "astro";

/** Results that take long to make are kept here between builds, each kind in a folder of its own. */
const keptFolder = ".cache/kept";

/** Bytes of the sum a kept file starts with. */
const sumLength = 32;

/** Seconds by which the file system's clock may lag behind the process's. */
const clockLag = 1;

const sumOf = (content: Buffer) => createHash("sha256").update(content).digest();

/** Forgets the kept results a finished build has not asked for, so that they never outgrow one build. */
export function forgetUnused(): AstroIntegration {
  const started = new Date();
  return {
    name: "forget-unused",
    hooks: { "astro:build:done": () => forgetResults(started) },
  };
}

/**
 * What `make` answers, or what it answered before for the same `source`, which must name all it is made of.
 * A kept file that was cut short or changed does not fit the sum it starts with, and is made anew.
 */
export async function keptResult(
  kind: string,
  source: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
  keptIn = keptFolder,
): Promise<Buffer> {
  const folder = join(keptIn, kind);
  const key = createHash("sha256");
  // Each part by its sum, so that no two lists of parts read the same.
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
  // Whoever reads meanwhile finds the whole file or none.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.concat([sumOf(result), result]));
  await rename(unfinished, file);
  return result;
}

/** Removes what nobody has asked for since a moment. */
export async function forgetResults(since: Date, keptIn = keptFolder): Promise<void> {
  const oldest = since.getTime() - clockLag * 1000;
  const entries = await readdir(keptIn, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
