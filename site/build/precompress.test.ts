import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compressFolder } from "#site/build/precompress.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "precompress-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("compressing a built site", () => {
  test("writes compressed copies of its text files, in every folder", async () => {
    const text = "<p>Guten Tag</p>".repeat(100);
    await mkdir(join(folder, "de"));
    await writeFile(join(folder, "de/index.html"), text);
    await writeFile(join(folder, "app.js"), text);
    await compressFolder(folder);
    expect(brotliDecompressSync(await readFile(join(folder, "de/index.html.br"))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, "app.js.gz"))).toString()).toBe(text);
  });

  test("skips files that are small, not text, or would not shrink", async () => {
    await writeFile(join(folder, "small.css"), "a{}");
    await writeFile(join(folder, "cover.webp"), "x".repeat(5000));
    await writeFile(join(folder, "noise.txt"), randomBytes(2000));
    await compressFolder(folder);
    expect(await readdir(folder)).toHaveLength(3);
  });
});
