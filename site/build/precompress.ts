import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";
import { cachedResult } from "#site/feeds/build-cache.ts";

const compressible = /\.(html|css|m?js|json|xml|txt|svg|vcf)$/;

/** Files smaller than this many bytes fit into one packet uncompressed. */
const smallest = 512;

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

/** Compresses two files per core at a time, because each compressor holds megabytes. */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name)).values();
  const work = async () => {
    for (const { parentPath, name } of files) await compressFile(join(parentPath, name));
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    // The highest level, the default, takes two seconds of CPU per megabyte.
    cachedResult("brotli", [process.versions.brotli ?? "", content], () => brotli(content, { params })),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
