import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { compressFolder } from "#site/build/precompress.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
});

test("compressing a built site writes compressed copies of its text files, in every folder", async () => {
  const text = "<p>Guten Tag</p>".repeat(100);
  await mkdir(join(folder, "de"));
  await writeFile(join(folder, "de/index.html"), text);
  await writeFile(join(folder, "app.js"), text);
  await compressFolder(folder);
  expect(brotliDecompressSync(await readFile(join(folder, "de/index.html.br"))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, "app.js.gz"))).toString()).toBe(text);
});
