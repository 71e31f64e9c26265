import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";
import { cachedResult } from "#src/build/build-cache.ts";

const compressible = new Set([
  ".html",
  ".css",
  ".js",
  ".mjs",
  ".json",
  ".xml",
  ".txt",
  ".md",
  ".svg",
  ".vcf",
  ".webmanifest",
]);

/** Files smaller than this many bytes fit into one packet uncompressed. */
const smallest = 512;

/**
 * Bytes of a site compressed at Brotli's highest level, which takes two seconds of CPU per megabyte. The rest
 * of a large site is compressed fifty times faster and comes out a tenth larger.
 */
const thoroughBytes = 32_000_000;
const quickQuality = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` copies of all built text files, so that no server has to compress. */
export function precompress(): AstroIntegration {
  return {
    name: "precompress",
    hooks: {
      "astro:build:done": ({ dir }) => compressFolder(fileURLToPath(dir)),
    },
  };
}

/**
 * Writes compressed copies of a folder's text files where they are smaller: the first `thorough` bytes at
 * Brotli's highest level, top-level files first. Runs two files per core at a time, because each compressor
 * holds megabytes, so starting all of them would exhaust memory on a large site.
 */
export async function compressFolder(folder: string, thorough = thoroughBytes): Promise<void> {
  const files = (await textFiles(folder)).values();
  let bytes = 0;
  const work = async () => {
    for (const { path, size } of files) {
      bytes += size;
      await compressFile(path, bytes <= thorough);
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
}

/** Lists a folder's compressible files, top-level ones first. */
async function textFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: { readonly path: string; readonly size: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    if (size >= smallest) files.push({ path, size });
  }
  const depth = (path: string) => path.split(sep).length;
  return files.sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1));
}

async function compressFile(file: string, thorough: boolean): Promise<void> {
  const content = await readFile(file);
  const compress = (quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const [br, gz] = await Promise.all([
    thorough
      ? cachedResult("brotli", [process.versions.brotli ?? "", content], () =>
          compress(constants.BROTLI_MAX_QUALITY),
        )
      : compress(quickQuality),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
